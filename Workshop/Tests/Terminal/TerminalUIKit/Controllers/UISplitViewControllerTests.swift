import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UISplitViewControllerTests {
  private let screen = TerminalScreen(columns: 130, rows: 12)
  private let log = CallLog()
  private let split: SplitFixture
  private let buttons: [UIButton]

  init() {
    let pages = ["List", "Details", "Stack"].map { [log] in LoggingViewController($0, log) }
    split = SplitFixture(pages[0], pages[1], pages[2], log)
    buttons = ["First", "Second", "Third"].map { title in
      UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in })
    }
    for (page, button) in zip(pages, buttons) {
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
      page.loadView()
      page.view.addSubview(button)
    }
    _ = log.drain()
  }

  /// Returns the calls since the last time but those that say whose child a page is.
  private func drainLog() -> [String] {
    log.drain().filter { !$0.contains(/enter|left|Leave/) }
  }

  private var rows: [String] { screen.text.components(separatedBy: "\n") }

  private var focused: String? { (screen.focus.view as? UIButton)?.configuration?.title }

  /// Where the line between the columns is.
  private var lineColumn: Int? {
    rows[3].firstIndex(of: "│").map { rows[3].distance(from: rows[3].startIndex, to: $0) }
  }

  @Test func `both columns appear where there is room, with a line between them`() {
    screen.show(split.controller)

    #expect(
      log.drain().filter { $0.contains("ppear") } == [
        "List willAppear", "Details willAppear", "List isAppearing", "Details isAppearing",
        "List didAppear", "Details didAppear",
      ])
    #expect(rows[0].contains(/List.*│.*Details/))
    #expect(rows.dropLast().allSatisfy { $0.contains("│") || $0.contains("┼") })
  }

  @Test func `the compact column alone appears where there isn't, and the delegate is told first`()
  {
    screen.resize(columns: 119, rows: 12)

    screen.show(split.controller)

    #expect(
      drainLog() == [
        "collapsed", "Stack willAppear", "Stack isAppearing", "Stack didAppear",
      ])
    #expect(!screen.text.contains("│"))
  }

  @Test func `the columns collapse and expand with the width`() {
    screen.show(split.controller)
    _ = log.drain()

    screen.resize(columns: 80, rows: 12)
    let collapsing = drainLog()
    screen.resize(columns: 120, rows: 12)

    #expect(
      collapsing == [
        "List willDisappear", "Details willDisappear", "List didDisappear",
        "Details didDisappear", "Stack willAppear", "Stack isAppearing", "Stack didAppear",
        "collapsed",
      ])
    #expect(
      drainLog() == [
        "Stack willDisappear", "Stack didDisappear", "List willAppear", "Details willAppear",
        "List isAppearing", "Details isAppearing", "List didAppear", "Details didAppear",
        "expanded",
      ])
  }

  @Test func `hidden columns follow the width when they appear again`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [split.controller, LoggingViewController("Other")]
    screen.show(tabs)
    tabs.selectedIndex = 1
    _ = log.drain()

    screen.resize(columns: 80, rows: 12)
    let hidden = log.drain()
    tabs.selectedIndex = 0

    #expect(hidden == [])
    #expect(drainLog().first == "collapsed")
    #expect(screen.text.contains("Stack"))
  }

  @Test func `columns below a full screen collapse without calls to their pages`() async {
    screen.show(split.controller)
    let cover = LoggingViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    split.controller.present(cover, animated: false)
    _ = log.drain()

    screen.resize(columns: 80, rows: 12)
    let covered = drainLog()
    split.controller.dismiss(animated: false)
    await screen.settled()

    #expect(covered == ["collapsed"])
    #expect(log.drain() == ["Stack willAppear", "Stack isAppearing", "Stack didAppear"])
  }

  @Test(arguments: [
    (nil, nil, 40), (0.25, nil, 32), (0.5, nil, 40), (0.5, 480, 60), (0.5, 1000, 65),
  ])
  func `the list is as wide as preferred, up to the maximum`(
    fraction: CGFloat?, maximum: CGFloat?, expected: Int
  ) {
    if let fraction { split.controller.preferredPrimaryColumnWidthFraction = fraction }
    if let maximum { split.controller.maximumPrimaryColumnWidth = maximum }

    screen.show(split.controller)

    #expect(lineColumn == expected)
    #expect(split.controller.primaryColumnWidth == CGFloat(expected * 8))
  }

  @Test func `keys move the focus between the columns`() {
    screen.show(split.controller)
    screen.update()
    let path =
      [focused]
      + [.tab, .left, .right].map { (key: TerminalKey) in
        screen.press(key)
        return focused
      }

    #expect(path == ["First", "Second", "First", "Second"])
  }

  @Test(arguments: [TerminalEvent.key(.escape), .key(.left, .alt)])
  func `the key for back leads through the details, and then to the list`(event: TerminalEvent)
    async
  {
    let deep = LoggingViewController("Deep")
    screen.show(split.controller)
    split.details.pushViewController(deep, animated: false)
    screen.click(TerminalPoint(column: 43, row: 3))
    split.details.navigationBar.subviews.first.map { screen.focus.move(to: $0) }

    screen.send(event)
    await screen.settled()
    let afterPop = (split.details.viewControllers.count, focused)
    screen.send(event)

    #expect(afterPop == (1, "Second"))
    #expect(focused == "First")
    #expect(split.list.viewControllers.count == 1)
  }

  @Test func `a page that is pushed beside the list gets the focus if its column had it`() {
    screen.show(split.controller)
    screen.update()
    screen.press(.tab)
    let page = LoggingViewController("Deep")
    page.loadView()
    buttons[2].removeFromSuperview()
    page.view.addSubview(buttons[2])

    split.details.pushViewController(page, animated: false)
    screen.update()

    #expect(focused == "Third")
  }

  @Test func `details that are replaced leave the focus in the list`() {
    screen.show(split.controller)
    screen.update()

    split.details.setViewControllers([LoggingViewController("Other")], animated: false)
    screen.update()

    #expect(focused == "First")
  }

  @Test func `a page that moves between the columns keeps its focus`() {
    screen.show(split.controller)
    screen.update()
    screen.press(.tab)
    let page = split.details.viewControllers[0]

    screen.resize(columns: 80, rows: 12)
    split.details.viewControllers = []
    split.compact.viewControllers.append(page)
    screen.update()
    let afterCollapse = focused
    screen.resize(columns: 130, rows: 12)
    split.compact.viewControllers.removeLast()
    split.details.viewControllers = [page]
    screen.update()

    #expect(afterCollapse == "Second")
    #expect(focused == "Second")
  }

  @Test func `keys that scroll move the page with the focus`() {
    let texts = ["List", "Details"].map { name in
      UILabel.lines((1...30).map { "\(name) \($0)" })
    }
    for (stack, text) in zip([split.list, split.details], texts) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 16, width: 320, height: 112))
      scroll.addSubview(text)
      scroll.contentSize = text.frame.size
      stack.viewControllers.first?.view.addSubview(scroll)
    }
    screen.show(split.controller)
    screen.update()
    screen.press(.tab)

    screen.press(.pageDown)

    #expect(screen.text.contains("List 2 "))
    #expect(!screen.text.contains("Details 2 "))
  }

  @Test func `the mouse works in both columns`() throws {
    var taps: [String] = []
    for (button, name) in zip(buttons, ["First", "Second"]) {
      button.addAction(UIAction { _ in taps.append(name) }, for: .primaryActionTriggered)
    }
    screen.show(split.controller)

    try screen.tap("Second")
    try screen.tap("First")

    #expect(taps == ["Second", "First"])
  }

  @Test func `the line meets the separators of the bars`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [split.controller]
    screen.resize(columns: 130, rows: 20)

    screen.show(tabs)

    #expect(rows[1].contains("─┼─"))
    #expect(rows[17].contains("─┴─"))
  }

  @Test func `the same prompt in both columns is shown once`() {
    screen.show(split.controller)
    for stack in split.shown { stack.topViewController?.navigationItem.prompt = "Removed" }
    screen.update()

    #expect(screen.text.ranges(of: "Removed").count == 1)

    for stack in split.shown { stack.topViewController?.navigationItem.prompt = nil }
    split.list.topViewController?.navigationItem.prompt = "Saved"
    #expect(screen.text.ranges(of: "Saved").count == 1)
  }

  @Test func `h and l cross the columns`() {
    screen.show(split.controller)
    screen.update()
    let before = focused

    screen.type("l")
    let right = focused
    screen.type("h")

    #expect([before, right, focused] == ["First", "Second", "First"])
  }

  @Test func `Enter on the open row enters the page beside the list`() {
    let fixture = TableFixture(rows: 5)
    let navigation = UINavigationController(rootViewController: fixture.page)
    split.controller.setViewController(navigation, for: .primary)
    screen.show(split.controller)
    screen.update()
    screen.focus.move(to: fixture.table)

    screen.press(.enter)
    let first = screen.focus.view
    screen.press(.enter)

    #expect(first === fixture.table)
    #expect(focused == "Second")
    #expect(fixture.chosen == [0])
  }
}

extension UILabel {
  fileprivate static func lines(_ lines: [String]) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: lines.count * 16))
    label.numberOfLines = 0
    label.text = lines.joined(separator: " \n")
    return label
  }
}
