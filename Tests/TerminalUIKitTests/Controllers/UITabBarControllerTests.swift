import Testing

@testable import TerminalUIKit

@MainActor @Suite struct UITabBarControllerTests {
  private final class Gatekeeper: NSObject, UITabBarControllerDelegate {
    let diary: Diary
    var lets = true

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      diary.write("shouldSelect \(viewController.title ?? "")")
      return lets
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      diary.write("didSelect \(viewController.title ?? "")")
    }
  }

  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let diary = Diary()
  private let tabs = UITabBarController()
  private let gatekeeper: Gatekeeper

  init() {
    gatekeeper = Gatekeeper(diary)
    tabs.delegate = gatekeeper
    tabs.viewControllers = ["Explore", "Saved", "Account"].map { DiaryPage($0, diary) }
    screen.show(tabs)
    _ = diary.read()
  }

  @Test(arguments: [TerminalEvent.key(.character("2")), .key(.character("2"), .alt)])
  func `a digit selects a tab`(event: TerminalEvent) {
    screen.send(event)

    #expect(
      diary.read() == [
        "shouldSelect Saved", "Explore willDisappear", "Saved didLoad", "Saved willAppear",
        "Explore didDisappear", "Saved isAppearing", "Saved didAppear", "didSelect Saved",
      ])
  }

  @Test func `Esc goes back from the bar too`() {
    let (root, page) = (DiaryPage("Root", diary), DiaryPage("Page", diary))
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

  @Test func `the app's own selection asks nobody`() {
    tabs.selectedIndex = 1

    #expect(diary.read().contains { $0.contains("Select") } == false)
  }

  @Test func `a refused tab isn't shown`() {
    gatekeeper.lets = false

    screen.press(.character("3"))

    #expect(diary.read() == ["shouldSelect Account"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a selection from within a selection wins`() {
    final class Restless: UIViewController {
      override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = 0 }
    }
    let home = DiaryPage("Home", diary)
    tabs.viewControllers = [home, Restless()]
    _ = diary.read()

    tabs.selectedIndex = 1

    #expect(diary.read().last == "Home didAppear")
    #expect(home.view.window != nil)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `selecting the selected tab again goes to its root and is reported`() async {
    let stack = UINavigationController(rootViewController: DiaryPage("Root"))
    stack.title = "Stack"
    tabs.viewControllers = [stack]
    stack.pushViewController(DiaryPage("Deep"), animated: false)
    _ = diary.read()

    screen.press(.character("1"))
    await screen.settled()

    #expect(stack.viewControllers.map(\.title) == ["Root"])
    #expect(diary.read() == ["shouldSelect Stack", "didSelect Stack"])
  }

  @Test func `a hidden tab's stack changes without a word`() {
    let stack = UINavigationController(rootViewController: DiaryPage("Root", diary))
    tabs.viewControllers = [DiaryPage("Explore"), stack]
    _ = diary.read()

    stack.pushViewController(DiaryPage("Deep", diary), animated: true)
    tabs.selectedIndex = 1

    #expect(
      diary.read() == [
        "Deep willEnter", "Deep didLoad", "Root entered", "Deep entered", "Deep willAppear",
        "Deep isAppearing", "Deep didAppear",
      ])
  }

  @Test(arguments: [
    (60, "◎ Explore☆ Saved◉ Account≡ Inspector"), (40, "ExploreSavedAccountInspector"),
    (30, "◎☆◉≡"),
  ])
  func `names of tabs are never cut`(columns: Int, expected: String) throws {
    let looks = [
      "globe": "Explore", "star": "Saved", "person": "Account", "list.bullet": "Inspector",
    ]
    tabs.viewControllers = looks.sorted { $0.value < $1.value }.map { name, title in
      let page = DiaryPage(title)
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: name), tag: 0)
      return page
    }
    screen.resize(columns: columns, rows: 12)

    let bar = screen.text.split(separator: "\n", omittingEmptySubsequences: false)[10]

    #expect(Set(bar).subtracting("▐▌ ") == Set(expected).subtracting(" "))
  }

  @Test func `the bar marks the selected tab`() {
    let places = DiaryPage("Places")
    places.tabBarItem = UITabBarItem(title: "Places", image: UIImage(systemName: "star"), tag: 0)
    tabs.viewControllers = [places, DiaryPage("Saved")]

    #expect(screen.text.contains("▐☆ Places▌"))
  }
}
