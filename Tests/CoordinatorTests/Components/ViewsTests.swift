import AppShell
import ReduxTesting
import TerminalUIKit
import Testing

@testable import AppComponents

/// The parts of a screen that UIKit shows on a device only, as far as a terminal can tell.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct ViewsTests {
  private let screen = TerminalScreen(columns: 40, rows: 12)
  private let page = UIViewController()

  init() {
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = page
    window.makeKeyAndVisible()
  }

  private func failure(_ reason: String) -> Placeholder { .failure("Offline", reason) }

  @Test func `a placeholder stays the same view while the screen is rendered again`() throws {
    let table = UITableView(frame: .zero, style: .plain)
    page.view.fill(with: table)
    var retries = 0

    table.show(failure("No network."), retry: { retries += 1 })
    let (view, content) = (table.backgroundView, table.backgroundView?.subviews.first)
    table.show(failure("No network."), retry: { retries += 1 })
    table.show(failure("No server."), retry: { retries += 1 })
    try screen.tap("Try Again")

    #expect(view != nil && table.backgroundView === view)
    #expect(table.backgroundView?.subviews.first === content)
    #expect(screen.text.contains("No server."))
    #expect(retries == 1)

    table.show(nil, retry: {})
    #expect(table.backgroundView == nil)
  }

  @Test func `a failure is announced once, and a short wait never`() {
    let table = UITableView(frame: .zero, style: .plain)
    page.view.fill(with: table)
    var announcements: [String] = []
    let outer = TerminalDiagnostics.onAnnouncement
    TerminalDiagnostics.onAnnouncement = { announcements.append($0) }
    defer { TerminalDiagnostics.onAnnouncement = outer }

    for placeholder in [.loading(), failure("No network."), failure("No network.")] {
      table.show(placeholder, retry: {})
    }

    #expect(announcements == ["Offline. No network."])
  }

  @Test func `a missing entry is announced a moment after the focus has come to its field`() async {
    // What VoiceOver reads is heard by the whole process.
    await #expect(processExitsWith: .success) { @MainActor in
      let form = FormOnScreen()

      form.views.show([(form.field, "Enter a title.")])
      while form.clock.sleeperCount == 0 { await Task.yield() }
      let early = form.heard
      await form.clock.advance(by: .milliseconds(500))
      while form.heard.isEmpty { await Task.yield() }

      #expect(form.field.isFirstResponder)
      #expect(early == [])
      #expect(form.heard == ["Enter a title. after focus"])
    }
  }

  @Test func `a missing entry that the user mends at once is not announced`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let form = FormOnScreen()

      form.views.show([(form.field, "Enter a title.")])
      while form.clock.sleeperCount == 0 { await Task.yield() }
      form.views.show(nil, below: form.field)
      await form.clock.advance(by: .seconds(1))
      for _ in 0..<10 { await Task.yield() }

      #expect(form.heard == [])
    }
  }

  @Test func `a banner lies in front of the content and moves none of it`() throws {
    let label = UILabel(.body)
    label.text = "Big Ben"
    page.view.fill(withScrolling: UIStackView(column: [label]))
    var lines: [Substring] {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let before = lines.firstIndex { $0.contains("Big Ben") }

    page.showBanner("Saved")

    #expect(lines.firstIndex { $0.contains("Big Ben") } == before)
    #expect(lines.contains { $0.contains("Saved") })
    #expect(page.navigationItem.prompt == nil)
    var undone = 0
    page.showBanner("Removed") { undone += 1 }
    try screen.tap("Undo")
    #expect(undone == 1)
    page.showBanner(nil)
    #expect(!screen.text.contains("Saved"))
  }

  @Test func `a success doesn't load a screen that isn't shown yet`() {
    let page = UIViewController()

    page.showBanner("Saved")

    #expect(!page.isViewLoaded)
  }

  @Test func `the bars follow the list, and only the lower ones if there is a header`() {
    let (alone, below) = (UIViewController(), UIViewController())
    let lists = (1...2).map { _ in UITableView(frame: .zero, style: .plain) }

    alone.view.fill(with: lists[0])
    below.view.fill(with: UIStackView(column: [UILabel(.body), lists[1]]))

    #expect(alone.contentScrollView(for: .top) === lists[0])
    #expect(alone.contentScrollView(for: .bottom) === lists[0])
    #expect(below.contentScrollView(for: .top) == nil)
    #expect(below.contentScrollView(for: .bottom) === lists[1])
  }

  @Test func `a centered column is in the middle, and scrolls if it is taller than the screen`() {
    let labels = (1...20).map { number in
      let label = UILabel(.body)
      label.text = "Line \(number)."
      return label
    }
    for label in labels.dropFirst() { label.isHidden = true }
    page.view.fill(withCentered: UIStackView(column: labels))
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let middle = rows.firstIndex { $0.contains("Line 1.") }

    for label in labels { label.isHidden = false }
    let top = screen.text
    screen.press(.end)

    #expect(middle == 5 || middle == 6, "\(rows)")
    #expect(top.contains("Line 1.") && !top.contains("Line 20."))
    #expect(screen.text.contains("Line 20."))
  }

  @Test(arguments: [40, 20])
  func `a button that is shown again takes its place in a wrapping row`(columns: Int) {
    let remove = UIButton(.bordered(), title: "Remove")
    remove.isHidden = true
    let row = WrappingRow([UIButton(.bordered(), title: "Download"), remove])
    page.view.fill(with: UIStackView(column: [row, UILabel()], spacing: 0))
    screen.resize(columns: columns, rows: 12)
    #expect(!screen.text.contains("Remove"))

    remove.isHidden = false

    #expect(screen.text.contains("Remove"))
    #expect(screen.text.contains(/Download.*Remove/) == (columns == 40))
    remove.isHidden = true
    #expect(!screen.text.contains("Remove"))
  }

  @Test func `a wrapping row follows titles that get longer and shorter`() {
    let save = UIButton(.bordered(), title: "Save")
    let others = ["Visit", "Reviews"].map { UIButton(.bordered(), title: $0) }
    page.view.fill(
      with: UIStackView(column: [WrappingRow([save] + others), UILabel()], spacing: 0))
    let short = screen.text
    #expect(short.contains(/Save.*Visit.*Reviews/))

    save.configuration?.title = "Aus der Liste entfernen"
    let long = screen.text
    save.configuration?.title = "Save"

    #expect(!long.contains(/Aus der Liste entfernen .*Visit/))
    #expect(long.contains(/Visit.*Reviews/))
    #expect(screen.text == short)
  }

  @Test func `the lines of a wrapping row are about equally long`() {
    let titles = ["Sichern", "Besuch", "Bewerten", "Link"]
    let row = WrappingRow(titles.map { UIButton(.bordered(), title: $0) })
    page.view.fill(with: UIStackView(column: [row, UILabel()]))

    screen.resize(columns: 40, rows: 12)

    #expect(screen.text.contains(/Sichern .*Besuch .*\n.*Bewerten .*Link/))
  }

  @Test func `only a button that is alone on its line wraps its title`() {
    let buttons = ["Aus der Liste entfernen", "Besuch", "Link"].map {
      UIButton(.bordered(), title: $0)
    }
    page.view.fill(with: UIStackView(column: [WrappingRow(buttons), UILabel()]))
    screen.resize(columns: 30, rows: 12)
    #expect(
      buttons.map(\.configuration?.titleLineBreakMode) == [
        .byWordWrapping, .byTruncatingTail, .byTruncatingTail,
      ])

    buttons[1].isHidden = true
    _ = screen.text
    #expect(buttons[2].configuration?.titleLineBreakMode == .byWordWrapping)

    screen.resize(columns: 80, rows: 12)
    buttons[1].isHidden = false
    _ = screen.text
    #expect(buttons.allSatisfy { $0.configuration?.titleLineBreakMode == .byTruncatingTail })
  }

  @Test func `the text that the user edits stays above the keyboard`() throws {
    let text = UITextView(.body, lines: 5)
    text.accessibilityLabel = "Review"
    let above = (1...4).map { number in
      let label = UILabel(.body)
      label.text = "Line \(number)."
      return label
    }
    page.view.fill(withScrolling: UIStackView(column: above + [text]))
    _ = screen.text
    text.becomeFirstResponder()
    screen.type("Loved it")

    screen.resize(columns: 40, rows: 6)

    #expect(text.bounds.height == 80)
    #expect(screen.text.contains("Loved it"))
  }
}

/// A form on a screen, and what VoiceOver reads.
@MainActor private final class FormOnScreen {
  let field = UITextField(.body, placeholder: "Title", nil)
  let clock = TestClock()
  let views: FormViews
  private(set) var heard: [String] = []
  private let screen = TerminalScreen(columns: 40, rows: 12)
  private let window: UIWindow

  init() {
    views = FormViews(field, button: "Send")
    views.clock = clock
    let page = UIViewController()
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.view.fill(withScrolling: UIStackView(column: views.views))
    TerminalDiagnostics.onAnnouncement = { [unowned self] in
      heard.append("\($0) after \(field.isFirstResponder ? "focus" : "nothing")")
    }
  }
}
