import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct ScrolledFocusTests {
  private let screen = TerminalScreen(columns: 40, rows: 12)
  private let page = LoggingViewController("Page")
  private let scrollView = UIScrollView()
  private let buttons: [UIButton]
  private let tabs = UITabBarController()
  private let other = LoggingViewController("Other")

  /// A page in a tab, with a button at its top and two far below the edge of the screen.
  init() {
    buttons = ["A", "B", "C"].map { title in
      UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in })
    }
    for (button, row) in zip(buttons, [0, 20, 22]) {
      button.frame = CGRect(x: 0, y: row * 16, width: 40, height: 16)
      scrollView.addSubview(button)
    }
    scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 144)
    scrollView.contentSize = CGSize(width: 320, height: 640)
    page.view.addSubview(scrollView)
    tabs.viewControllers = [page, other]
    screen.show(tabs)
    screen.update()
  }

  private var focused: String? {
    screen.focus.view is UITabBar
      ? "bar" : (screen.focus.view as? UIButton)?.configuration?.title
  }

  private func path(_ keys: TerminalKey...) -> [String?] {
    keys.map { key in
      screen.press(key)
      screen.update()
      return focused
    }
  }

  @Test func `Tab visits the views scrolled out of sight before the bar`() {
    #expect(path(.tab, .tab, .tab, .tab, .backTab) == ["B", "C", "bar", "A", "bar"])
  }

  @Test func `arrows visit the views scrolled out of sight, and scroll to the end before the bar`()
  {
    #expect(path(.down, .down, .down, .down) == ["A", "B", "C", "C"])

    screen.press(.end)
    scrollView.contentOffset.y = 31 * 16

    #expect(path(.down, .up) == ["bar", "C"])
  }

  @Test func `an arrow skips no text before a control that is out of sight`() {
    buttons[0].isHidden = true
    screen.update()
    let start = focused

    let pages = (0..<2).map { _ in
      screen.press(.down)
      screen.update()
      return scrollView.contentOffset.y / 16
    }

    #expect(start == nil && focused == "B")
    #expect(pages == [8, 12])
  }

  @Test func `a digit moves the focus to the tab's page, and an arrow in the bar leaves it there`()
  {
    let within = path(.backTab, .right, .left)

    #expect(within == ["bar", "bar", "bar"])
    #expect(path(.character("1")) == ["A"])
  }

  @Test func `a page that reappears has the focus, even if the user left it from the bar`() {
    let inside = UIButton(configuration: .plain(), primaryAction: UIAction(title: "In") { _ in })
    inside.frame = CGRect(x: 0, y: 0, width: 40, height: 16)
    other.view.addSubview(inside)

    #expect(path(.backTab, .right, .tab, .character("1")) == ["bar", "bar", "In", "A"])
  }

  @Test func `a control keeps the focus in sight when the screen shrinks`() {
    for _ in 1...2 { screen.press(.down) }
    buttons[1].frame.origin.y = 128
    screen.update()

    scrollView.contentOffset.y = 0
    screen.focus.keepInSight { scrollView.frame.size.height = 64 }

    #expect(focused == "B")
    #expect(buttons[1].isInSight)
  }
}
