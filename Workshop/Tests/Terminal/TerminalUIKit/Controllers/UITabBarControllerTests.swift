import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UITabBarControllerTests {
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    let log: CallLog
    var allowsSelection = true

    init(_ log: CallLog) {
      self.log = log
      super.init()
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("shouldSelect \(viewController.title ?? "")")
      return allowsSelection
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.add("didSelect \(viewController.title ?? "")")
    }
  }

  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let log = CallLog()
  private let tabs = UITabBarController()
  private let tabDelegate: TabDelegate

  init() {
    tabDelegate = TabDelegate(log)
    tabs.delegate = tabDelegate
    tabs.viewControllers = ["Explore", "Saved", "Account"].map { LoggingViewController($0, log) }
    screen.show(tabs)
    _ = log.drain()
  }

  @Test(arguments: [TerminalEvent.key(.character("2")), .key(.character("2"), .alt)])
  func `a digit selects a tab`(event: TerminalEvent) {
    screen.send(event)

    #expect(
      log.drain() == [
        "shouldSelect Saved", "Explore willDisappear", "Saved didLoad", "Saved willAppear",
        "Explore didDisappear", "Saved isAppearing", "Saved didAppear", "didSelect Saved",
      ])
  }

  @Test func `Escape goes back from the tab bar as well`() {
    let (root, page) = (LoggingViewController("Root", log), LoggingViewController("Page", log))
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    navigation.pushViewController(page, animated: false)
    while !(screen.focus.view is UITabBar) { screen.press(.tab) }

    screen.press(.escape)

    #expect(navigation.topViewController === root)
  }

  @Test func `a click selects a tab`() throws {
    try screen.tap("Account")

    #expect(tabs.selectedIndex == 2)
  }

  @Test func `a selection by the app doesn't call the delegate`() {
    tabs.selectedIndex = 1

    #expect(log.drain().contains { $0.contains("Select") } == false)
  }

  @Test func `a refused tab isn't shown`() {
    tabDelegate.allowsSelection = false

    screen.press(.character("3"))

    #expect(log.drain() == ["shouldSelect Account"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a selection made during a selection wins`() {
    final class Restless: UIViewController {
      override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = 0 }
    }
    let home = LoggingViewController("Home", log)
    tabs.viewControllers = [home, Restless()]
    _ = log.drain()

    tabs.selectedIndex = 1

    #expect(log.drain().last == "Home didAppear")
    #expect(home.view.window != nil)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `selecting the selected tab again returns to its root and is reported`() async {
    let stack = UINavigationController(rootViewController: LoggingViewController("Root"))
    stack.title = "Stack"
    tabs.viewControllers = [stack]
    stack.pushViewController(LoggingViewController("Deep"), animated: false)
    _ = log.drain()

    screen.press(.character("1"))
    await screen.settled()

    #expect(stack.viewControllers.map(\.title) == ["Root"])
    #expect(log.drain() == ["shouldSelect Stack", "didSelect Stack"])
  }

  @Test func `a hidden tab's stack changes without appearance calls`() {
    let stack = UINavigationController(rootViewController: LoggingViewController("Root", log))
    tabs.viewControllers = [LoggingViewController("Explore"), stack]
    _ = log.drain()

    stack.pushViewController(LoggingViewController("Deep", log), animated: true)
    tabs.selectedIndex = 1

    #expect(
      log.drain() == [
        "Deep willEnter", "Deep didLoad", "Root entered", "Deep entered", "Deep willAppear",
        "Deep isAppearing", "Deep didAppear",
      ])
  }

  @Test(arguments: [
    (60, "◎ Explore☆ Saved◉ Account≡ Inspector"), (40, "ExploreSavedAccountInspector"),
    (30, "ExploreSavedAccountInspe…"), (27, "◎☆◉≡"), (20, "◎☆◉≡"),
  ])
  func `tabs give up images first, then the end of one title, then titles`(
    columns: Int, expected: String
  ) throws {
    let looks = [
      "globe": "Explore", "star": "Saved", "person": "Account", "list.bullet": "Inspector",
    ]
    tabs.viewControllers = looks.sorted { $0.value < $1.value }.map { name, title in
      let page = LoggingViewController(title)
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: name), tag: 0)
      return page
    }
    screen.resize(columns: columns, rows: 12)

    let bar = screen.text.split(separator: "\n", omittingEmptySubsequences: false)[10]

    #expect(Set(bar).subtracting("▐▌ ") == Set(expected).subtracting(" "))
  }

  @Test func `a badge goes before a title is cut, and the cursor is on the selected tab`() {
    let titles = ["Entdecken", "Gesichert", "Konto", "Inspektor"]
    tabs.viewControllers = titles.map { title in
      let page = LoggingViewController(title)
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    tabs.tabBar.items?[1].badgeValue = "1"
    tabs.selectedIndex = 1
    screen.resize(columns: 40, rows: 12)
    screen.focus.move(to: tabs.tabBar)

    let bar = screen.text.split(separator: "\n", omittingEmptySubsequences: false)[10]

    #expect(bar == " Entdecken ▐Gesichert▌ Konto  Inspektor")
    #expect(screen.canvas.cursor == TerminalPoint(column: 12, row: 10))
  }

  @Test func `the bar marks the selected tab`() {
    let places = LoggingViewController("Places")
    places.tabBarItem = UITabBarItem(title: "Places", image: UIImage(systemName: "star"), tag: 0)
    tabs.viewControllers = [places, LoggingViewController("Saved")]

    #expect(screen.text.contains("▐☆ Places▌"))
  }
}
