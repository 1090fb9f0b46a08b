import Coordinator
import CoordinatorTesting
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Another root is one exchange; the tabs of a root may change while it is shown.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct RootTests {
  let deep = TestRoute(tab: .saved, [.item(1), .item(2)], modals: [[.form(1)]])

  private func settledApp(at route: TestRoute) async -> TestApp {
    let app = TestApp(at: route)
    await app.settle()
    _ = app.log.drainAppearances()
    return app
  }

  @Test func `entering a root shows it at once, and leaves nothing of the other`() async {
    let app = await settledApp(at: deep)
    let watch = LeakWatch()
    watch.watch(app.driver.tabBarController, as: "the first root")

    app.send(.enter(.wall))

    await app.expectRest()
    #expect(app.log.drainAppearances().last == "Gate")
    #expect(watch.alive == [])
    #expect(app.log.reports == [])
  }

  @Test func `a root is entered again where the user left it`() async {
    let app = await settledApp(at: Route(tab: .saved, [.item(1), .item(2)]))
    app.send(.enter(.wall))
    await app.settle()
    _ = app.log.drainAppearances()

    app.send(.enter(.main))

    await app.expectRest()
    #expect(app.place == Place(selectedTab: .saved, stacks: [.saved: [.item(1), .item(2)]]))
    #expect(app.log.drainAppearances() == ["Item 2"])
  }

  @Test func `a link into another root shows no screen on the way`() async {
    let app = await settledApp(at: Route(root: .wall, tab: .gate))

    app.send(.go(deep))

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["Item 2", "Form 1, animated"])
  }

  @Test func `a root with one tab has no tab bar`() async {
    let app = await settledApp(at: Route(tab: .home))
    let main = app.screen.text

    app.send(.enter(.wall))
    await app.expectRest()

    #expect(main.contains("account"))
    #expect(!app.screen.text.contains("gate"))
    #expect(app.driver.tabBarController.isTabBarHidden)
  }

  @Test func `a bar that the app has hidden stays hidden`() async {
    let app = await settledApp(at: Route(tab: .home))
    let controller = app.driver.tabBarController
    app.send(.setTabs([.home]))
    await app.expectRest()
    app.send(.setTabs([.home, .saved]))
    await app.expectRest()
    #expect(!controller.isTabBarHidden)

    controller.isTabBarHidden = true
    app.send(.setTabs([.home]))
    await app.expectRest()
    app.send(.setTabs([.home, .saved]))
    await app.expectRest()

    #expect(controller.isTabBarHidden)
  }

  @Test func `tabs come, go and change their order below what stays`() async {
    let app = await settledApp(at: Route(tab: .saved, [.item(1)], modals: [[.form(1)]]))
    let page = app.topController

    app.send(.setTabs([.gate, .saved]))
    await app.expectRest()
    app.send(.setTabs([.saved, .home, .gate]))

    await app.expectRest()
    #expect(app.topController === page)
    #expect(app.driver.tabBarController.selectedIndex == 0)
    #expect(app.log.drainAppearances() == [])
  }

  @Test func `when the selected tab goes the first is selected`() async {
    let app = await settledApp(at: Route(tab: .account, [.item(1)]))

    app.send(.setTabs([.home, .saved]))

    await app.expectRest()
    #expect(app.place.route == Route(tab: .home))
    #expect(app.log.drainAppearances() == ["Home"])
  }

  @Test func `tabs without room in the bar can be selected by the app`() async {
    let options = TestOptions()
    options.containers.maximumTabs = 3
    let app = TestApp(options: options)
    app.send(.setTabs([.home, .saved, .account, .gate]), .select(.gate))
    await app.expectRest()
    let bar = app.driver.tabBarController.viewControllers?.map(\.tabBarItem.title)

    app.send(.select(.account))

    await app.expectRest()
    #expect(bar == ["home", "saved", "gate"])
    #expect(app.place.tabs == [.home, .saved, .account, .gate])
    #expect(app.log.reports == [])
  }

  @Test func `a wide window has room for all tabs, and a narrow one keeps the selected`() async {
    let options = TestOptions()
    options.containers.maximumTabs = 3
    let app = TestApp(columns: 120, options: options)
    var bar: [String?] {
      app.driver.tabBarController.viewControllers?.map(\.tabBarItem.title) ?? []
    }
    app.send(.setTabs([.home, .saved, .account, .gate]), .select(.gate))
    await app.expectRest()
    let wide = bar

    app.screen.resize(columns: 60, rows: 14)
    await app.expectRest()
    let narrow = bar
    app.screen.resize(columns: 120, rows: 14)
    await app.expectRest()

    #expect(wide == ["home", "saved", "account", "gate"])
    #expect(narrow == ["home", "saved", "gate"])
    #expect(bar == wide)
    #expect(app.place.selectedTab == .gate)
    #expect(app.log.reports == [])
  }

  @Test func `a badge stands on its tab, also on one that comes later`() async {
    let app = await settledApp(at: Route(tab: .home))

    app.driver.setBadge("3", of: .saved)
    app.driver.setBadge("9", of: .gate)
    let before = app.screen.text
    app.send(.setTabs([.home, .gate]))
    await app.settle()
    app.driver.setBadge(nil, of: .home)

    #expect(before.contains("saved (3)"))
    #expect(app.screen.text.contains("gate (9)"))
    #expect(!app.screen.text.contains("home ("))
  }

  @Test func `a tab is the app's own, such as a search tab`() async throws {
    let options = TestOptions()
    let make = options.containers.tab
    options.containers.tab = { tab, item, container in
      guard tab == .saved else { return make(tab, item, container) }
      return UISearchTab(title: "Search", image: item.image, identifier: "search") { _ in container
      }
    }
    let app = TestApp(options: options)
    await app.settle()
    app.driver.setBadge("3", of: .saved)

    try app.screen.tap("Search (3)")

    await app.expectRest()
    #expect(app.log.reports == [.user(.selected(.saved))])
    let tabs = app.driver.tabBarController.tabs
    #expect(tabs.map { $0 is UISearchTab } == tabs.map { $0.identifier == "search" })
    #expect(app.driver.tabBarController.selectedTab is UISearchTab)
  }

  @Test func `the containers are the app's own, and each root has its tab bar controller`() async {
    let options = TestOptions()
    options.containers.navigationController = { OwnNavigationController() }
    var roots: [TestMap.Root] = []
    options.containers.tabBarController = { root in
      roots.append(root)
      let tabs = UITabBarController()
      tabs.mode = .tabSidebar
      return tabs
    }
    let app = TestApp(options: options)
    app.send(.enter(.wall), .present([.form(1)]))

    await app.expectRest()
    #expect(roots == [.main, .wall])
    #expect(app.topController is OwnNavigationController)
    #expect(app.driver.tabBarController.mode == .tabSidebar)
  }
}

private final class OwnNavigationController: UINavigationController {}
