import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UIAlertControllerTests {
  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let home = LoggingViewController("Home")
  private let log = CallLog()
  private let alert = UIAlertController(
    title: "Remove all?", message: "This can't be undone.", preferredStyle: .alert)

  init() {
    screen.show(home)
  }

  private func present(_ actions: (String, UIAlertAction.Style)...) {
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log, home] _ in
          log.add("\(title), presented: \(home.presentedViewController != nil)")
        })
    }
    home.present(alert, animated: false)
  }

  @Test func `an alert shows its title, message and buttons in a box`() {
    present(("Remove", .destructive), ("Cancel", .cancel))

    #expect(
      screen.text.split(separator: "\n").dropLast() == [
        "     ╭────────────────────────────────────────────────╮",
        "     │                  Remove all?                   │",
        "     │             This can't be undone.              │",
        "     │                                                │",
        "     │  ▐      Cancel       ▌  ▐      Remove       ▌  │",
        "     ╰────────────────────────────────────────────────╯",
      ])
  }

  @Test func `the page below an alert shows only its text, dimmed`() {
    let button = UIButton(configuration: .bordered())
    button.configuration?.title = "Save"
    button.frame = CGRect(x: 16, y: 16, width: 64, height: 16)
    home.view.addSubview(button)
    present(("Cancel", .cancel))

    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let styles = screen.attributes.split(separator: "\n").filter { $0.hasPrefix("2:") }

    #expect(rows[1] == "    Save")
    #expect(styles == ["2:1-60 dim fg=tertiary"])
  }

  @Test func `a click runs the handler after the alert has been dismissed`() async throws {
    present(("Remove", .destructive), ("Cancel", .cancel))

    try screen.tap("Remove ")
    await screen.settled()

    #expect(log.drain() == ["Remove, presented: false"])
  }

  @Test(arguments: [TerminalKey.escape, .enter])
  func `Escape and the initially focused button cancel`(
    key: TerminalKey
  ) async {
    present(("Remove", .destructive), ("Cancel", .cancel))

    screen.press(key)
    await screen.settled()

    #expect(log.drain() == ["Cancel, presented: false"])
  }

  @Test func `without a cancel action Escape does nothing`() {
    present(("Sign in", .default))

    screen.press(.escape)

    #expect(home.presentedViewController === alert)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [40, 60, 130])
  func `what deletes something doesn't have the focus at first`(
    style: UIAlertController.Style, columns: Int
  ) async {
    let screen = TerminalScreen(columns: columns, rows: 30)
    let page = LoggingViewController("Page")
    let question = UIAlertController(title: "Remove all?", message: nil, preferredStyle: style)
    var answers: [String] = []
    for (title, style) in [("Remove", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      question.addAction(UIAlertAction(title: title, style: style) { _ in answers.append(title) })
    }
    screen.show(page)
    question.popoverPresentationController?.sourceView = page.view
    page.present(question, animated: false)

    screen.press(.enter)
    await screen.settled()

    #expect(!answers.contains("Remove"))
    #expect(screen.text.contains("Esc") || answers == ["Cancel"])
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `of two choices, Cancel is on the left`(style: UIAlertController.Style) throws {
    let question = UIAlertController(title: "Remove all?", message: nil, preferredStyle: style)
    for (title, style) in [("Remove", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      question.addAction(UIAlertAction(title: title, style: style))
    }
    home.present(question, animated: false)

    #expect(screen.text.contains(/▐ +Cancel +▌ +▐ +Remove +▌/))
  }

  @Test func `Escape is named where Enter does the same`() {
    present(("Remove", .destructive), ("Cancel", .cancel))

    #expect(screen.text.contains("⏎ Esc Cancel"))
  }
}
