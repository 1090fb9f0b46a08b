import Coordinator
import CoordinatorTesting
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Tabs whose stack is shown in two columns where there is room.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct SplitTests {
  private let wide = 130
  private let narrow = 80

  nonisolated static let stacks: [[Screen]] = [
    [], [.item(1)], [.item(1), .item(2)], [.item(1), .item(2), .item(1), .form(3)],
  ]

  private func makeApp(_ stack: [Screen] = [], columns: Int, modals: [Modal<TestMap>] = [])
    -> TestApp
  {
    TestApp(
      at: Route(tab: .home, stack, modals: modals), columns: columns, options: .split)
  }

  private func pages(_ column: UISplitViewController.Column, of app: TestApp) -> [String?] {
    let split = app.driver.tabBarController.selectedViewController as? UISplitViewController
    let stack = split?.viewController(for: column) as? UINavigationController
    return stack?.viewControllers.map(\.title) ?? []
  }

  @Test(arguments: stacks)
  func `where there is room the root stands beside the screens above it`(stack: [Screen]) async {
    let app = makeApp(stack, columns: wide)

    await app.expectRest()
    let names = stack.map { Optional("\($0)") }
    #expect(pages(.primary, of: app) == ["Home"])
    #expect(pages(.secondary, of: app) == (stack.isEmpty ? ["Nothing chosen"] : names))
    #expect(app.screen.text.contains(/Home .*│/))
  }

  @Test(arguments: stacks)
  func `elsewhere all screens are in one stack`(stack: [Screen]) async {
    let app = makeApp(stack, columns: narrow)

    await app.expectRest()
    #expect(pages(.compact, of: app) == ["Home"] + stack.map { "\($0)" })
    #expect(!app.screen.text.contains("│"))
  }

  @Test(arguments: stacks)
  func `screens keep their view controllers when the width changes`(stack: [Screen]) async {
    let app = makeApp(stack, columns: wide)
    await app.settle()
    let pages = app.driver.tabBarController.descendants
    for columns in [narrow, wide, narrow] {
      app.screen.resize(columns: columns, rows: 14)

      await app.expectRest()
      #expect(app.driver.tabBarController.descendants == pages)
    }
    #expect(app.log.reports == [])
  }

  @Test func `other details take the place of those beside the root, without an animation`() async {
    let app = makeApp([.item(1), .item(2)], columns: wide)
    await app.settle()
    _ = app.log.drainAppearances()

    app.send(.go(Route(tab: .home, [.item(3)])))

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Item 3"])
  }

  @Test func `a push beside the root is animated, and the user goes back from it`() async {
    let app = makeApp([.item(1)], columns: wide)
    await app.settle()
    _ = app.log.drainAppearances()

    app.send(.push(.item(2)))
    await app.settle()
    let pushed = app.log.drainAppearances()
    app.screen.click(TerminalPoint(column: 43, row: 0))

    await app.expectRest()
    #expect(pushed == ["Item 2, animated"])
    #expect(app.log.reports == [.user(.changedStack(.tab(.home), [.home, .item(1)]))])
    #expect(app.log.drainAppearances() == ["Item 1, animated"])
  }

  @Test(arguments: [Action.push(.item(3)), .pop(1), .popToRoot, .go(Route(tab: .saved))])
  func `the width may change during a step`(action: Action) async {
    for turns in 0..<4 {
      let app = makeApp([.item(1), .item(2)], columns: wide)
      await app.settle()
      for columns in [narrow, wide] {
        app.send(action)
        for _ in 0..<turns { await Task.yield() }
        app.screen.resize(columns: columns, rows: 14)

        await app.expectRest("After \(turns) turns at \(columns): ")
      }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `the width may change during a swipe back`(isWide: Bool, isCancelled: Bool) async throws {
    let app = makeApp([.item(1), .item(2)], columns: isWide ? wide : narrow)
    await app.settle()
    app.screen.press(.tab)
    let drag = try #require(
      app.topController?.topViewController?.title == "Item 2" ? app.beginSwipe() : nil)

    app.screen.resize(columns: isWide ? narrow : wide, rows: 14)
    isCancelled ? drag.cancel() : drag.finish()

    await app.expectRest()
    #expect(app.place.stacks[.home] == (isCancelled ? [.item(1), .item(2)] : [.item(1)]))
  }

  @Test(arguments: [Modal<TestMap>([.form(1)]), Modal([.form(1)], as: .fullScreen)])
  func `the width may change below a modal`(modal: Modal<TestMap>) async {
    for columns in [narrow, wide] {
      let app = makeApp([.item(1)], columns: columns, modals: [modal])
      await app.settle()

      app.screen.resize(columns: columns == wide ? narrow : wide, rows: 14)
      await app.expectRest()
      app.send(.push(.item(2)), .dismiss)

      await app.expectRest()
      #expect(app.screen.text.contains("Item 1"))
    }
  }

  @Test func `a tab that is hidden while the width changes shows its columns later`() async {
    let app = makeApp([.item(1)], columns: narrow)
    app.send(.select(.account))
    await app.settle()

    app.screen.resize(columns: wide, rows: 14)
    app.send(.push(.item(2)), .select(.home), .push(.item(3)), .select(.saved))

    await app.expectRest()
    app.send(.select(.home))
    await app.expectRest()
    #expect(pages(.secondary, of: app) == ["Item 1", "Item 3"])
  }

  @Test func `a tab that is tapped again shows its root, with nothing beside it`() async {
    let app = makeApp([.item(1), .item(2)], columns: wide)
    await app.settle()

    app.screen.press(.character("1"))

    await app.expectRest()
    #expect(app.log.reports == [.user(.reselected(.home))])
    #expect(app.screen.text.contains("Nothing chosen"))
  }

  @Test func `a hidden root is shown when there is nothing beside it`() async throws {
    let app = makeApp([.item(1)], columns: wide)
    await app.settle()
    let tab = app.driver.tabBarController.selectedViewController
    let split = try #require(tab as? UISplitViewController)

    split.preferredDisplayMode = .secondaryOnly
    await app.expectRest()
    #expect(!app.screen.text.contains("│"))
    app.send(.pop(1))
    await app.expectRest()

    #expect(app.screen.text.contains(/Home .*│/))
    split.preferredDisplayMode = .secondaryOnly
    while split.displayMode == .secondaryOnly, !Task.isCancelled { await Task.yield() }
    await app.expectRest()
    #expect(app.screen.text.contains(/Home .*│/))
  }

  @Test(arguments: [UITabBarController.Mode.automatic, .tabBar, .tabSidebar], [true, false])
  func `only where no sidebar may be has a split view its own button`(
    mode: UITabBarController.Mode, isGrouped: Bool
  ) async throws {
    let options = TestOptions.split
    if isGrouped { options.containers.tabGroup = { $0 == .home ? "Library" : nil } }
    options.containers.tabBarController = { _ in
      let tabs = UITabBarController()
      tabs.mode = mode
      return tabs
    }
    var splits: [UISplitViewController] = []
    let make = options.containers.splitViewController
    options.containers.splitViewController = { tab in
      let split = make(tab)
      if let split { splits.append(split) }
      return split
    }
    let app = TestApp(at: Route(tab: .home, [.item(1)]), columns: wide, options: options)
    await app.expectRest()

    let hasSidebar = mode == .tabSidebar || (mode == .automatic && isGrouped)
    let split = try #require(splits.first)
    #expect(split.displayModeButtonVisibility == (hasSidebar ? .never : .automatic))
    #expect(split.presentsWithGesture == !hasSidebar)
    app.screen.resize(columns: narrow, rows: 14)
    await app.expectRest()
    app.send(.pop(1))
    app.screen.resize(columns: wide, rows: 14)
    await app.expectRest()
    #expect(app.screen.text.contains(/Home .*│/))
  }

  @Test func `another root and back keeps the columns`() async {
    let app = makeApp([.item(1)], columns: wide)
    await app.settle()

    app.send(.enter(.wall))
    await app.expectRest()
    app.screen.resize(columns: narrow, rows: 14)
    app.send(.enter(.main))

    await app.expectRest()
    #expect(pages(.compact, of: app) == ["Home", "Item 1"])
  }

  @Test func `the back button beside a root becomes a request while its screen is locked`() async {
    let app = makeApp([.item(1), .item(2)], columns: wide)
    app.driver.setLocked([.item(1), .item(2)])
    await app.settle()

    app.screen.click(TerminalPoint(column: 43, row: 0))

    await app.settle()
    let page = app.topController?.topViewController
    #expect(app.log.reports == [.pop(1)])
    #expect(page?.title == "Item 1")
    #expect(page?.navigationItem.backAction == nil)
    app.screen.resize(columns: narrow, rows: 14)
    await app.settle()
    #expect(page?.navigationItem.backAction != nil)
  }

  @Test func `the columns are released with the app`() async {
    let watch = LeakWatch()
    var app: TestApp? = makeApp([.item(1)], columns: wide)
    await app?.settle()
    for tab in app?.driver.tabBarController.viewControllers ?? [] {
      for controller in [tab] + tab.children { watch.watch(controller) }
    }
    #expect(watch.alive.count > 6)

    app = nil
    while !watch.alive.isEmpty, !Task.isCancelled { await Task.yield() }

    #expect(watch.alive == [])
  }
}

extension UIViewController {
  /// The pages in all containers, by their names.
  fileprivate var descendants: [PageViewController] {
    (children.flatMap(\.descendants) + [self as? PageViewController].compactMap(\.self))
      .sorted { ($0.title ?? "", $0.hash) < ($1.title ?? "", $1.hash) }
  }
}

extension TestApp {
  /// Begins to swipe the top page back.
  fileprivate func beginSwipe() -> TerminalDrag? {
    let drag = screen.beginInteractivePop()
    drag?.advance(to: 0.5)
    return drag
  }
}
