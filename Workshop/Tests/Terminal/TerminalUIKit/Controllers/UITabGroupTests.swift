import Testing

@testable import TerminalUIKit

/// Tabs in a group, which stand beside the others in a terminal.
@MainActor @Suite(.timeLimit(.minutes(30))) struct UITabGroupTests {
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []

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
  private let page = UIViewController()
  private let group: UITabGroup

  init() {
    let children = ["Saved", "Visited"].map { UITab(title: $0, image: nil, identifier: $0) }
    group = UITabGroup(title: "Library", image: nil, identifier: "Library", children: children) {
      [page] _ in page
    }
    controller.delegate = delegate
    controller.tabs = [
      UITab(title: "Explore", image: nil, identifier: "Explore") { _ in UIViewController() }, group,
    ]
    screen.show(controller)
  }

  @Test func `the bar has the tabs of the group, and not the group`() {
    #expect(screen.text.contains(/Explore.*Saved.*Visited/))
    #expect(!screen.text.contains("Library"))
  }

  @Test func `the group's own view controller is shown for each of its tabs`() {
    screen.press(.character("3"))

    #expect(controller.selectedTab === group.children[1])
    #expect(group.selectedChild === group.children[1])
    #expect(controller.selectedViewController === page)
    screen.press(.character("2"))
    #expect(controller.selectedViewController === page)
    #expect(delegate.log == ["none to Explore", "Explore to Visited", "Visited to Saved"])
  }

  @Test func `selecting the group selects its last tab, or the first`() {
    controller.selectedTab = group
    let first = controller.selectedTab
    screen.press(.character("3"))
    screen.press(.character("1"))

    controller.selectedTab = group

    #expect(first === group.children[0])
    #expect(controller.selectedTab === group.children[1])
  }

  @Test func `a tab that leaves the group isn't selected in it`() {
    controller.selectedTab = group.children[1]

    group.children = [group.children[0]]

    #expect(group.selectedChild == nil)
    #expect(controller.selectedTab === group.children[0])
  }

  @Test func `a tab can't be in two groups`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let tab = UITab(title: "Saved", image: nil, identifier: "Saved")
      let groups = ["A", "B"].map {
        UITabGroup(title: $0, image: nil, identifier: $0, children: [tab])
      }
      withExtendedLifetime(groups) {}
    }
  }
}
