import Coordinator
import Redux
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Dialogs are presented, taken back and answered while UIKit does what else there is to do.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct DialogTests {
  nonisolated static let sheet = TestRoute(tab: .home, modals: [[.form(1)]])

  private func settledApp(at route: TestRoute = Route(tab: .home), asking: Int? = nil) async
    -> TestApp
  {
    let app = TestApp(at: route)
    if let asking { app.send(.ask(.question(asking))) }
    await app.settle()
    return app
  }

  @Test(arguments: [sheet, TestRoute(tab: .saved, [.item(1)])])
  func `a dialog stands on top of everything`(route: TestRoute) async {
    let app = await settledApp(at: route)

    app.send(.ask(.question(1)))

    await app.expectRest()
    #expect(app.screen.text.contains("There are no stupid ones."))
    #expect(app.shown?.dialog == .question(1))
    #expect(app.log.reports == [])
  }

  @Test(arguments: [("Yes", 1), ("No", 0)])
  func `a choice ends the dialog and becomes its action`(button: String, ticks: Int) async throws {
    let app = await settledApp(at: Self.sheet, asking: 1)

    try app.screen.tap("\(button) ")

    await app.expectRest()
    #expect(app.place == Place(Self.sheet))
    #expect(app.store.state.ticks == ticks)
    #expect(app.log.reports == [.user(.answered(.question(1), choice: ticks))])
  }

  @Test func `a dialog asked before there is a window appears with it`() async {
    let app = TestApp(hasWindow: false)
    app.send(.ask(.question(1)))

    app.openWindow()

    await app.expectRest()
    #expect(app.shown?.dialog == .question(1))
  }

  @Test func `a dialog asked while a sheet is being closed appears afterwards`() async {
    let app = await settledApp(at: Self.sheet)

    app.send(.dismiss)
    app.send(.ask(.question(1)))

    await app.expectRest()
    #expect(app.shown == Place(selectedTab: .home, dialog: .question(1)))
  }

  @Test(arguments: [true, false])
  func `a dialog asked while the user holds a sheet waits, and goes only if the sheet does`(
    isCancelled: Bool
  ) async throws {
    let app = await settledApp(at: Self.sheet)

    let drag = try #require(app.screen.beginInteractiveDismissal())
    app.send(.ask(.question(1)))
    isCancelled ? drag.cancel() : drag.finish()

    await app.expectRest()
    #expect(app.shown?.dialog == (isCancelled ? .question(1) : nil))
  }

  @Test func `a dialog taken back while it appears goes`() async {
    let app = await settledApp()

    app.send(.ask(.question(1)))
    app.send(.endDialog(.question(1)))

    await app.expectRest()
    #expect(app.presented.isEmpty)
    #expect(app.log.reports == [])
  }

  @Test func `a dialog replaced while it appears is replaced`() async {
    let app = await settledApp()

    app.send(.ask(.question(1)), .ask(.question(2)))

    await app.expectRest()
    #expect(app.shown?.dialog == .question(2))
    #expect(app.presented.count == 1)
  }

  @Test func `an answer to a dialog that is replaced meanwhile does nothing`() async throws {
    let app = await settledApp(asking: 1)

    try app.screen.tap("Yes ")
    app.send(.ask(.question(2)))

    await app.expectRest()
    #expect(app.shown?.dialog == .question(2))
    #expect(app.store.state.ticks == 0)
    #expect(app.log.reports == [.user(.answered(.question(1), choice: 1))])
  }

  @Test(arguments: [Action.dismiss, .go(Route(tab: .saved)), .present([.form(2)]), .select(.saved)])
  func `a dialog goes with the place below it`(action: Action) async {
    let app = await settledApp(at: Self.sheet, asking: 1)

    app.send(action)

    await app.expectRest()
    #expect(app.shown?.dialog == nil)
    #expect(!app.presented.contains { $0 is UIAlertController })
  }

  @Test func `a dialog takes the place of an alert that a screen presented`() async throws {
    let app = await settledApp(at: Self.sheet)
    let page = try #require(app.topController?.topViewController)
    let alert = UIAlertController(title: "Mine", message: nil, preferredStyle: .alert)
    page.present(alert, animated: true)

    app.send(.ask(.question(1)))

    await app.expectRest()
    #expect(!app.screen.text.contains("Mine"))
  }

  @Test(arguments: [true, false])
  func `a dialog dismissed by a view controller is reported and comes back`(animated: Bool) async {
    let app = await settledApp(at: Self.sheet, asking: 1)

    app.topController?.dismiss(animated: animated)
    await app.waitForIncident()

    #expect(app.log.drainIncidents() == [.drifted(to: Place(Self.sheet))])
    await app.expectRest()
    #expect(app.shown?.dialog == .question(1))
  }

  @Test func `a dialog that something keeps after it was dismissed comes back, too`() async {
    let app = await settledApp(at: Self.sheet, asking: 1)
    let kept = app.presented.last
    #expect(kept is UIAlertController)

    app.topController?.dismiss(animated: false)
    while app.log.incidents.isEmpty, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(50))
      await app.settle()
    }

    withExtendedLifetime(kept) {}
    #expect(app.log.drainIncidents() == [.drifted(to: Place(Self.sheet))])
    await app.expectRest()
    #expect(app.shown?.dialog == .question(1))
  }

  @Test(arguments: [true, false])
  func `a stack below a dialog changes`(keepsDialog: Bool) async {
    let app = await settledApp(asking: 1)

    app.send(.push(.item(1)))
    if keepsDialog { app.send(.ask(.question(1))) }

    await app.expectRest()
    #expect(app.place.route == Route(tab: .home, [.item(1)]))
    #expect(app.shown?.dialog == (keepsDialog ? .question(1) : nil))
  }

  @Test(arguments: [48, 120], 1...2)
  func `an action sheet stands where there is room for it, and is answered`(
    columns: Int, number: Int
  ) async throws {
    let app = TestApp(columns: columns)

    app.send(.ask(.menu(number)))
    await app.expectRest()
    let pointsAtTicks = app.screen.text.contains("▴")
    try app.screen.tap("Yes ")

    await app.expectRest()
    #expect(pointsAtTicks == (columns == 120 && number == 1))
    #expect(app.store.state.ticks == 1)
    #expect(app.place.dialog == nil)
  }

  @Test(arguments: [(2, 0), (3, -1)])
  func `a tap beside a popover ends the dialog without a choice, or with that to cancel`(
    number: Int, choice: Int
  ) async {
    let app = TestApp(columns: 120)
    app.send(.ask(.menu(number)))
    await app.settle()

    app.screen.click(TerminalPoint(column: 1, row: 11))

    await app.expectRest()
    #expect(app.log.reports == [.user(.answered(.menu(number), choice: choice))])
    #expect(app.place.dialog == nil)
  }
}
