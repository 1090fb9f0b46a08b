import Testing

@testable import TerminalUIKit

@MainActor @Suite struct UIAlertControllerTests {
  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let home = DiaryPage("Home")
  private let diary = Diary()
  private let alert = UIAlertController(
    title: "Remove all?", message: "This can't be undone.", preferredStyle: .alert)

  init() {
    screen.show(home)
  }

  private func present(_ actions: (String, UIAlertAction.Style)...) {
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [diary, home] _ in
          diary.write("\(title), presented: \(home.presentedViewController != nil)")
        })
    }
    home.present(alert, animated: false)
  }

  @Test func `it shows title, message and buttons in a box`() {
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

  @Test func `the page below keeps its words alone, dim`() {
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

  @Test func `a click runs the handler once the alert is gone`() async throws {
    present(("Remove", .destructive), ("Cancel", .cancel))

    try screen.tap("Remove ")
    await screen.settled()

    #expect(diary.read() == ["Remove, presented: false"])
  }

  @Test(arguments: [TerminalKey.escape, .enter]) func `escape and the first focus are the way out`(
    key: TerminalKey
  ) async {
    present(("Remove", .destructive), ("Cancel", .cancel))

    screen.press(key)
    await screen.settled()

    #expect(diary.read() == ["Cancel, presented: false"])
  }

  @Test func `without a way out escape does nothing`() {
    present(("Sign in", .default))

    screen.press(.escape)

    #expect(home.presentedViewController === alert)
  }
}
