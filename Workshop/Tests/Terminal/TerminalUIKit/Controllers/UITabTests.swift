import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UITabTests {
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      log.append("may \(tab.identifier)")
      return !refused.contains(tab.identifier)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      log.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
    }
  }

  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let delegate = TabDelegate()
  private let controller = UITabBarController()

  init() {
    controller.delegate = delegate
    controller.tabs = ["Explore", "Saved"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    screen.show(controller)
  }

  @Test func `the delegate is told of tabs, whoever selects them`() {
    screen.press(.character("2"))
    controller.selectedTab = controller.tabs[0]
    controller.selectedTab = controller.tabs[0]

    #expect(
      delegate.log == ["none to Explore", "may Saved", "Explore to Saved", "Saved to Explore"])
  }

  @Test func `the delegate may refuse a tab`() {
    delegate.refused = ["Saved"]

    screen.press(.character("2"))

    #expect(controller.selectedTab === controller.tabs[0])
  }

  @Test func `a badge belongs to the tab`() {
    controller.tabs[1].badgeValue = "3"

    #expect(screen.text.contains("Saved (3)"))
  }

  @Test func `view controllers replace tabs`() {
    controller.viewControllers = [UIViewController()]

    #expect(controller.tabs.isEmpty)
    #expect(controller.selectedTab == nil)
  }

  @Test func `a search tab has the system's title unless it has its own`() {
    #expect(UISearchTab().title == "Search")
    #expect(UISearchTab(title: "Find", image: nil, identifier: "find").title == "Find")
  }
}
