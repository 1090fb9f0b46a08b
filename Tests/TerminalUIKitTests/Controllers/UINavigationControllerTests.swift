import Testing

@testable import TerminalUIKit

@MainActor @Suite struct UINavigationControllerTests {
  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let diary = Diary()
  private let navigation: UINavigationController
  private let observer: NavigationDiary

  init() {
    navigation = UINavigationController(rootViewController: DiaryPage("Towns", diary))
    observer = NavigationDiary(diary)
    navigation.delegate = observer
    screen.show(navigation)
  }

  private func push(_ name: String, animated: Bool = true) {
    navigation.pushViewController(DiaryPage(name, diary), animated: animated)
  }

  private var stack: [String?] { navigation.viewControllers.map(\.title) }

  @Test func `the root's life begins in UIKit's order`() {
    #expect(
      diary.read() == [
        "Towns willEnter", "Towns didLoad", "Towns entered", "willShow Towns",
        "Towns willAppear", "Towns isAppearing", "Towns didAppear", "didShow Towns",
      ])
  }

  @Test func `a push tells everyone in UIKit's order`() async {
    _ = diary.read()

    push("Granada")
    let before = diary.read()
    await screen.settled()

    #expect(
      before == [
        "Granada willEnter", "willShow Granada", "Towns willDisappear", "Granada didLoad",
        "Granada willAppear", "Granada isAppearing",
      ])
    #expect(
      diary.read() == [
        "Towns didDisappear", "Granada didAppear", "Granada entered", "didShow Granada",
      ]
    )
  }

  @Test func `a pop tells everyone in UIKit's order`() async {
    push("Granada", animated: false)
    _ = diary.read()

    navigation.popViewController(animated: true)
    await screen.settled()

    #expect(
      diary.read() == [
        "Granada willLeave", "willShow Towns", "Granada willDisappear", "Towns willAppear",
        "Towns isAppearing", "Granada didDisappear", "Towns didAppear", "Granada left",
        "didShow Towns",
      ])
  }

  @Test(arguments: [TerminalEvent.key(.escape), .key(.left, .alt)])
  func `the user goes back with a key, and the delegate hears of it`(event: TerminalEvent) async {
    push("Granada", animated: false)
    _ = diary.read()

    screen.send(event)
    await screen.settled()

    #expect(diary.read().filter { $0.contains("Show") } == ["willShow Towns", "didShow Towns"])
    #expect(screen.text.contains("‹") == false)
  }

  @Test func `the user goes back with the mouse`() async throws {
    push("Granada", animated: false)

    try screen.tap("‹ Towns")
    await screen.settled()

    #expect(stack == ["Towns"])
  }

  @Test func `without animation all is done on return`() {
    _ = diary.read()

    push("Granada", animated: false)

    #expect(navigation.transitionCoordinator == nil)
    #expect(diary.read().last == "didShow Granada")
  }

  @Test func `a coordinator completes when the transition is done`() async {
    _ = diary.read()
    push("Granada")

    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [diary] _ in
      diary.write("completed")
    }
    await screen.settled()

    #expect(diary.read().suffix(2) == ["didShow Granada", "completed"])
  }

  @Test func `what is pushed during a transition is shown after it`() async {
    push("Granada")
    push("Córdoba")
    push("Sevilla")
    let asked = stack
    await screen.settled()

    #expect(asked == ["Towns", "Granada", "Córdoba", "Sevilla"])
    #expect(
      diary.read().filter { $0.hasPrefix("didShow") }
        == ["didShow Towns", "didShow Granada", "didShow Sevilla"])
    #expect(screen.text.contains("‹ Córdoba"))
  }

  @Test func `a stack set from a delegate's callback is shown`() async {
    observer.onDidShow = { [navigation] shown in
      guard shown.title == "Granada", let root = navigation.viewControllers.first else { return }
      navigation.setViewControllers([root, DiaryPage("Sevilla")], animated: true)
    }

    push("Granada")
    await screen.until { $0.contains("Sevilla") }
    await screen.settled()

    #expect(stack == ["Towns", "Sevilla"])
    #expect(navigation.topViewController?.title == "Sevilla")
  }

  @Test func `a screen pushed and popped in one turn is never shown`() async {
    _ = diary.read()
    push("Granada", animated: false)
    _ = diary.read()

    push("Sevilla")
    navigation.popToRootViewController(animated: true)
    await screen.settled()

    #expect(navigation.topViewController?.title == "Towns")
    #expect(diary.read().last == "didShow Towns")
  }

  @Test func `a screen that leaves while it arrives is told both`() async {
    let page = DiaryPage("Granada", diary)
    _ = diary.read()

    navigation.pushViewController(page, animated: true)
    navigation.popViewController(animated: true)
    await screen.settled()

    #expect(
      diary.read().filter { $0.hasPrefix("Granada") } == [
        "Granada willEnter", "Granada didLoad", "Granada willAppear", "Granada isAppearing",
        "Granada willLeave", "Granada didAppear", "Granada willDisappear", "Granada didDisappear",
        "Granada left",
      ])
  }

  @Test func `popping several shows the target and lets all others go`() async {
    for name in ["Granada", "Sevilla", "Cádiz"] { push(name, animated: false) }

    let popped = navigation.popToRootViewController(animated: true)
    await screen.settled()

    #expect(popped?.map(\.title) == ["Granada", "Sevilla", "Cádiz"])
    #expect(navigation.children.map(\.title) == ["Towns"])
  }

  @Test func `a popped screen is freed`() async {
    weak var page: DiaryPage?
    do {
      let made = DiaryPage("Granada")
      page = made
      navigation.pushViewController(made, animated: true)
    }
    await screen.settled()

    navigation.popViewController(animated: true)
    await screen.settled()

    #expect(page == nil)
  }

  @Test func `a screen replaced below the top is freed at once`() {
    weak var page: DiaryPage?
    do {
      let made = DiaryPage("Granada")
      page = made
      navigation.pushViewController(made, animated: false)
      push("Sevilla", animated: false)
    }

    navigation.viewControllers.remove(at: 1)

    #expect(page == nil)
    #expect(screen.text.contains("‹ Towns"))
  }

  @Test func `a screen that leaves a stack not loaded yet is freed at once`() {
    let hidden = UINavigationController(rootViewController: DiaryPage("Hidden"))
    weak var page: DiaryPage?
    do {
      let made = DiaryPage("Deep", diary)
      page = made
      hidden.pushViewController(made, animated: false)
    }
    _ = diary.read()

    hidden.popViewController(animated: false)

    #expect(page == nil)
    #expect(diary.read() == ["Deep willLeave", "Deep left"])
  }

  @Test func `the way back has the title that the screen below gets later`() {
    push("Granada", animated: false)

    navigation.viewControllers.first?.title = "Cities"

    #expect(screen.text.contains("‹ Cities"))
  }

  @Test func `a button at the left takes the place of the way back`() {
    push("Granada", animated: false)

    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { _ in })

    #expect(screen.text.contains("Cancel"))
    #expect(!screen.text.contains("‹"))
  }

  @Test func `nobody hears of a change that nobody sees`() {
    let hidden = UINavigationController(rootViewController: DiaryPage("Hidden", diary))
    hidden.delegate = observer
    hidden.loadViewIfNeeded()
    _ = diary.read()

    hidden.pushViewController(DiaryPage("Deep", diary), animated: true)

    #expect(diary.read() == ["Deep willEnter", "Deep didLoad", "Deep entered"])
    #expect(hidden.transitionCoordinator == nil)
  }

  @Test func `the bar follows the title and the buttons of the top screen`() throws {
    var taps = 0
    let item = navigation.topViewController?.navigationItem
    item?.title = "Cities"
    item?.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 })

    try screen.tap("Add")
    item?.rightBarButtonItem?.isEnabled = false
    try screen.tap("Add")

    #expect(taps == 1)
    #expect(screen.text.split(separator: "\n").first?.contains("Cities") == true)
  }
}
