import Coordinator
import CoordinatorTesting
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Tabs in a group, which only a wide window with a sidebar has.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct TabGroupTests {
  private let wide = 130
  private let narrow = 60

  private func settledApp(
    at route: TestRoute = Route(tab: .home), columns: Int = 130, options: TestOptions = .grouped
  ) async -> TestApp {
    let app = TestApp(at: route, columns: columns, options: options)
    await app.settle()
    _ = app.log.drainAppearances()
    return app
  }

  @Test func `a wide window has the tabs of a group in it, and a narrow one beside the others`()
    async
  {
    let app = await settledApp(at: Route(tab: .account, [.item(1)]))
    let wideTabs = app.tabNames
    let page = app.topPage

    app.screen.resize(columns: narrow, rows: 14)
    await app.expectRest()
    let narrowTabs = app.tabNames
    app.screen.resize(columns: wide, rows: 14)

    await app.expectRest()
    #expect(wideTabs == [["home"], ["Library", "saved", "account"]])
    #expect(narrowTabs == [["home"], ["saved"], ["account"]])
    #expect(app.tabNames == wideTabs)
    #expect(app.topPage === page)
    #expect(app.log.reports == [])
  }

  @Test func `without a sidebar there are no groups`() async {
    let options = TestOptions.grouped
    options.containers.tabBarController = { _ in
      let tabs = UITabBarController()
      tabs.mode = .tabBar
      return tabs
    }

    let app = await settledApp(options: options)

    #expect(app.tabNames == [["home"], ["saved"], ["account"]])
  }

  @Test func `only the sidebar has the group, and the tab bar its tabs`() async {
    let app = await settledApp()

    let group = app.driver.tabBarController.tabs.last as? UITabGroup
    #expect(group?.preferredPlacement == .sidebarOnly)
    #expect(group?.children.map(\.preferredPlacement) == [.default, .default])
  }

  @Test func `the user selects the tabs of a group`() async throws {
    let app = await settledApp()

    for tab in [TestMap.Tab.account, .saved, .home, .saved] {
      try app.screen.tap(tab.rawValue)
      await app.expectRest()
      #expect(app.log.reports.last == .user(.selected(tab)))
      #expect(app.driver.shown?.selectedTab == tab)
    }

    #expect(app.log.reports.count == 4)
    #expect(app.log.drainAppearances() == ["Account", "Saved", "Home", "Saved"])
  }

  @Test func `the app selects the tabs of a group`() async {
    let app = await settledApp()

    for tab in [TestMap.Tab.account, .saved, .home, .account] {
      app.send(.select(tab))
      await app.expectRest()
    }

    #expect(app.log.reports == [])
    #expect(app.log.drainAppearances() == ["Account", "Saved", "Home", "Account"])
  }

  @Test func `the title of a group selects the tab that was selected last`() async {
    let app = await settledApp(at: Route(tab: .account))
    app.send(.select(.home))
    await app.settle()

    app.driver.tabBarController.selectedTab = app.driver.tabBarController.tabs.last

    await app.expectRest()
    #expect(app.log.reports == [.user(.selected(.account))])
  }

  @Test func `a tap on the selected tab of a group goes to its root`() async throws {
    let app = await settledApp(at: Route(tab: .saved, [.item(1), .item(2)]))

    try app.screen.tap("saved")

    await app.expectRest()
    #expect(app.log.reports == [.user(.reselected(.saved))])
    #expect(app.log.drainAppearances() == ["Saved, animated"])
  }

  @Test func `the stack of a tab in a group is its own`() async {
    let app = await settledApp(at: Route(tab: .saved, [.item(1)]))

    app.send(.push(.item(2)), .select(.account), .push(.item(3)), .select(.saved))
    await app.expectRest()
    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.place.stacks == [.saved: [.item(1)], .account: [.item(3)]])
  }

  @Test func `tabs join and leave a group, and the badge stays`() async {
    let app = await settledApp(at: Route(tab: .saved, [.item(1)]))
    app.driver.setBadge("3", of: .account)

    app.send(.setTabs([.gate, .home, .saved]))
    await app.expectRest()
    let fewer = app.tabNames
    app.send(.setTabs([.account, .home, .saved]))
    await app.expectRest()
    let more = app.tabNames
    app.send(.setTabs([.home]))

    await app.expectRest()
    #expect(fewer == [["gate"], ["home"], ["Library", "saved"]])
    #expect(more == [["Library", "account", "saved"], ["home"]])
    #expect(app.tabNames == [["home"]])
    #expect(app.log.reports == [])
  }

  @Test(arguments: [
    Action.select(.account), .select(.home), .push(.item(3)), .enter(.wall), .pop(1),
  ])
  func `the width may change during a step`(action: Action) async {
    for turns in 0..<4 {
      let app = await settledApp(at: Route(tab: .saved, [.item(1), .item(2)]))
      for columns in [narrow, wide] {
        app.send(action)
        for _ in 0..<turns { await Task.yield() }
        app.screen.resize(columns: columns, rows: 14)

        await app.expectRest("After \(turns) turns at \(columns): ")
      }
    }
  }

  @Test func `the width may change below a modal`() async {
    let app = await settledApp(at: Route(tab: .saved, [.item(1)], modals: [[.form(1)]]))

    for columns in [narrow, wide, narrow] {
      app.screen.resize(columns: columns, rows: 14)
      await app.expectRest()
    }

    app.send(.dismiss, .push(.item(2)))
    await app.expectRest()
    #expect(app.log.reports == [])
  }

  @Test func `another root and back keeps the groups`() async {
    let app = await settledApp(at: Route(tab: .saved, [.item(1)]))
    let tabs = app.tabNames

    app.send(.enter(.wall))
    await app.expectRest()
    app.send(.enter(.main))

    await app.expectRest()
    #expect(app.tabNames == tabs)
    #expect(app.place.selectedTab == .saved)
  }

  @Test func `a tab of a group may have columns`() async {
    let options = TestOptions.grouped
    options.containers.splitViewController = TestOptions.split.containers.splitViewController
    let app = await settledApp(at: Route(tab: .saved, [.item(1)]), options: options)
    let isSplit = app.screen.text.contains(/Saved .*│/)

    app.screen.resize(columns: narrow, rows: 14)
    await app.expectRest()
    app.screen.resize(columns: wide, rows: 14)
    await app.expectRest()
    app.send(.push(.item(2)), .select(.home))

    await app.expectRest()
    #expect(isSplit)
    #expect(app.log.reports == [])
  }

  @Test func `the group is released with the app`() async {
    let watch = LeakWatch()
    var app: TestApp? = await settledApp(at: Route(tab: .account))
    for controller in app?.driver.tabBarController.viewControllers ?? [] {
      for controller in [controller] + controller.children { watch.watch(controller) }
    }
    #expect(watch.alive.count == 4)

    app = nil
    while !watch.alive.isEmpty, !Task.isCancelled { await Task.yield() }

    #expect(watch.alive == [])
  }
}

extension TestApp {
  /// The titles of UIKit's tabs, each with those of the tabs in it.
  fileprivate var tabNames: [[String]] {
    driver.tabBarController.tabs.map { tab in
      [tab.title] + ((tab as? UITabGroup)?.children ?? []).map(\.title)
    }
  }
}
