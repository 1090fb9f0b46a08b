import Coordinator
import CoordinatorTesting
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// A modal in the inspector column of a tab with columns, which is a sheet elsewhere.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct InspectorTests {
  private let wide = 160
  private let narrow = 80
  private let inspector = Modal<TestMap>([.form(1)], as: .inspector)

  private func settledApp(
    tab: TestMap.Tab = .home, columns: Int = 160, modals: [Modal<TestMap>]? = nil
  ) async -> TestApp {
    let route = Route(tab: tab, [.item(1)], modals: modals ?? [inspector])
    let app = TestApp(at: route, columns: columns, options: .split)
    await app.settle()
    _ = app.log.drainAppearances()
    return app
  }

  @Test func `where there is room an inspector stands beside the screens`() async {
    let app = await settledApp()

    await app.expectRest()
    #expect(app.presented.isEmpty)
    #expect(app.inspector != nil)
    #expect(app.screen.text.contains(/Home .*│.*Item 1 .*│.*Form 1/))
    #expect(app.log.reports == [])
  }

  @Test(arguments: [(TestMap.Tab.account, 160), (.home, 80)])
  func `elsewhere it is a sheet`(tab: TestMap.Tab, columns: Int) async {
    let app = await settledApp(tab: tab, columns: columns)

    await app.expectRest()
    #expect(app.presented.first?.modalPresentationStyle == .pageSheet)
    #expect(app.inspector == nil)
  }

  @Test func `above another modal it is a sheet`() async {
    let app = await settledApp(modals: [[.form(2)], inspector])

    await app.expectRest()
    #expect(app.presented.count == 2)
  }

  @Test func `it keeps its screens when the width changes`() async {
    let app = await settledApp()
    let page = app.topPage
    for columns in [narrow, wide, narrow, wide] {
      app.screen.resize(columns: columns, rows: 14)

      await app.expectRest("At \(columns): ")
      #expect(app.topPage === page)
      #expect(app.presented.isEmpty == (columns == wide))
    }
    #expect(app.log.reports == [])
  }

  @Test func `the user can dismiss it where UIKit has put its column in a sheet`() async throws {
    let app = await settledApp()
    let split = try #require(app.inspector?.splitViewController)
    let delegate = SheetDelegate(next: try #require(split.delegate))
    split.delegate = delegate

    app.screen.resize(columns: narrow, rows: 14)
    await app.expectRest()
    #expect(app.presented.count == 1)
    #expect(app.inspector == nil)
    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
    #expect(app.place.modals.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test(arguments: [
    Action.dismiss, .close(.form(1)), .go(Route(tab: .home, [.item(2)])), .select(.account),
    .enter(.wall), .present([.form(2)]), .push(.item(3)), .ask(.question(1)),
  ])
  func `the width may change during a step`(action: Action) async {
    for turns in 0..<4 {
      let app = await settledApp()
      for columns in [narrow, wide] {
        app.send(action)
        for _ in 0..<turns { await Task.yield() }
        app.screen.resize(columns: columns, rows: 14)

        await app.expectRest("After \(turns) turns at \(columns): ")
      }
    }
  }

  @Test func `moving elsewhere closes it`() async {
    let app = await settledApp()

    app.screen.press(.escape)
    app.screen.press(.character("2"))

    await app.expectRest()
    #expect(app.log.reports == [.user(.selected(.saved))])
    #expect(app.place.modals.isEmpty)
    app.send(.select(.home))
    await app.expectRest()
    #expect(app.inspector == nil)
  }

  @Test func `a push goes to its stack, and the user goes back`() async {
    let app = await settledApp()
    app.send(.push(.item(2)))
    await app.expectRest()

    app.topController?.popViewController(animated: true)

    await app.expectRest()
    #expect(app.log.reports == [.user(.changedStack(.modal(0), [.form(1)]))])
  }

  @Test func `the user hides it`() async throws {
    let app = await settledApp()
    let split = try #require(app.inspector?.splitViewController)

    split.hide(.inspector)

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
    #expect(app.place.modals.isEmpty)
  }

  @Test func `while it is locked hiding it is a request`() async throws {
    let app = await settledApp()
    app.driver.setLocked([.form(1)])
    let split = try #require(app.inspector?.splitViewController)

    split.hide(.inspector)

    await app.settle()
    #expect(app.log.reports == [.dismiss(1)])
  }

  @Test func `a modal above it ends alone, also if the width has changed meanwhile`() async {
    let app = await settledApp(modals: [inspector, [.form(2)]])
    for columns in [narrow, wide] {
      app.screen.resize(columns: columns, rows: 14)
      await app.expectRest()
      app.send(.dismiss)
      await app.expectRest()
      #expect(app.presented.isEmpty == (columns == wide))
      app.send(.present([.form(2)]))
      await app.expectRest()
    }
    #expect(app.place.modals == [inspector, [.form(2)]])
    #expect(app.log.reports == [])
  }

  @Test func `something else in its column is put right`() async throws {
    let app = await settledApp()
    let split = try #require(app.inspector?.splitViewController)

    split.setViewController(nil, for: .inspector)
    app.send(.push(.item(2)))

    await app.settle()
    #expect(app.shown == app.visible)
    #expect(app.inspector != nil)
  }
}

/// Shows the inspector column in a sheet when the columns collapse, as UIKit does.
private final class SheetDelegate: UISplitViewControllerDelegate {
  private let next: any UISplitViewControllerDelegate

  init(next: any UISplitViewControllerDelegate) { self.next = next }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    if let column = svc.viewController(for: .inspector) {
      column.removeFromParent()
      svc.present(column, animated: false)
    }
    next.splitViewControllerDidCollapse(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    next.splitViewControllerDidExpand(svc)
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    next.splitViewController(svc, willHide: column)
  }
}
