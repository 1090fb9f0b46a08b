import Foundation
import Redux
import Testing

@testable import Coordinator

/// The navigation of several windows, which is one state.
@Suite(.timeLimit(.minutes(30))) struct WindowStateTests {
  private var app = FormApp()
  private let first = WindowID.first
  private let second = WindowID(1)

  init() {
    app.reduce(Action.push(.review(1)))
    app.reduce(Addressed(WindowAction.entered, to: second))
  }

  private mutating func send(_ action: any ActionType, to window: WindowID) {
    app.reduce(Addressed(action, to: window))
  }

  private func route(of window: WindowID) -> TestRoute? {
    app.navigation.alone(in: window)?.route
  }

  private func screen(_ screen: Screen, in window: WindowID) -> ScreenID<TestMap> {
    ScreenID(screen, in: .tab(.explore)).inWindow(window)
  }

  @Test func `a new window starts at the first tab, and the other stays where it is`() {
    #expect(app.navigation.window == second)
    #expect(app.navigation.route == TestRoute(tab: .explore))
    #expect(route(of: first) == TestRoute(tab: .explore, [.review(1)]))
  }

  @Test mutating func `a new window has the root and the tabs of the one before`() {
    app.reduce(Action.setTabs([.saved, .account]))
    app.reduce(Action.enter(.onboarding))

    send(WindowAction.entered, to: WindowID(2))

    #expect(app.navigation.route == TestRoute(root: .onboarding, tab: .welcome))
    app.reduce(Action.enter(.main))
    #expect(app.navigation.tabs == [.saved, .account])
  }

  @Test mutating func `an action moves the window that it names, or else the one with the user`() {
    send(Action.push(.sight(7)), to: first)
    app.reduce(Action.push(.sight(8)))

    #expect(route(of: first) == TestRoute(tab: .explore, [.review(1), .sight(7)]))
    #expect(route(of: second) == TestRoute(tab: .explore, [.sight(8)]))
    #expect(app.navigation.window == second)
  }

  @Test mutating func `whoever moves, a window that is entered again is as it was left`() {
    let left = app.navigation.alone(in: second)

    send(WindowAction.entered, to: first)
    #expect(app.navigation.route == TestRoute(tab: .explore, [.review(1)]))
    send(WindowAction.entered, to: second)

    #expect(app.navigation.alone(in: second) == left)
    #expect(app.navigation.windows == [first, second])
  }

  @Test mutating func `the app's decisions are for all windows`() {
    send(Action.present([.signIn]), to: first)
    send(Action.present([.signIn]), to: second)

    app.reduce(Action.close(.signIn))
    #expect(route(of: first)?.modals == [])
    #expect(route(of: second)?.modals == [])

    app.reduce(Action.enter(.onboarding))
    #expect(route(of: first)?.root == .onboarding)
    #expect(route(of: second)?.root == .onboarding)
  }

  @Test mutating func `a window that is closed is forgotten, and takes no more actions`() {
    send(WindowAction.closed, to: second)
    #expect(app.navigation.windows == [first])
    #expect(app.navigation.route == TestRoute(tab: .explore, [.review(1)]))
    let closed = app

    send(Action.push(.sight(7)), to: second)
    #expect(app == closed)

    send(WindowAction.entered, to: second)
    #expect(app.navigation.route == TestRoute(tab: .explore))
  }

  @Test mutating func `the only window stays`() {
    send(WindowAction.closed, to: second)
    let before = app

    send(WindowAction.closed, to: first)

    #expect(app == before)
  }

  @Test mutating func `a dialog is in one window`() {
    send(Action.ask(.notice), to: first)
    #expect(app.navigation.dialog == nil)
    #expect(app.navigation.alone(in: first)?.dialog == .notice)

    app.reduce(Action.endDialog(.notice))

    #expect(app.navigation.alone(in: first)?.dialog == nil)
  }

  @Test mutating func `the same screen in two windows has two states`() {
    app.reduce(Action.push(.review(1)))
    let (left, right) = (screen(.review(1), in: first), screen(.review(1), in: second))

    app.reduce(Addressed(FormAction.changed("left"), to: left))
    app.reduce(Addressed(FormAction.changed("right"), to: right))
    send(WindowAction.entered, to: first)
    #expect([left, right].map { app.forms[$0]?.text } == ["left", "right"])

    send(Action.pop(1), to: second)
    #expect([left, right].map { app.forms[$0]?.text } == ["left", nil])
  }

  @Test mutating func `a screen is answered in its own window`() {
    let asker = screen(.review(1), in: first)
    let picker = ScreenID<TestMap>(.page("picker"), in: .modal(0)).inWindow(first)
    send(Action.request(.present([.page("picker")]), for: asker), to: first)
    #expect(app.navigation.asker(of: picker) == asker)

    send(Action.answer(FormAction.changed("Oslo"), from: picker), to: first)

    #expect(app.forms[asker]?.text == "Oslo")
    #expect(route(of: first)?.modals == [])
  }

  @Test mutating func `all windows are saved and restored`() throws {
    send(Action.select(.saved), to: second)
    send(WindowAction.entered, to: first)
    send(WindowAction.entered, to: WindowID(2))
    let saved = try JSONEncoder().encode(app.navigation)

    let restored = RestoredNavigation(from: saved, fallback: Place(selectedTab: .account))
    #expect(restored.state == app.navigation)
    #expect(restored.cuts == [])

    var next = FormApp()
    next.reduce(Action.restore(restored.state))
    #expect(next.navigation.windows == app.navigation.windows)
    for window in app.navigation.windows {
      #expect(next.navigation.alone(in: window) == app.navigation.alone(in: window))
    }
  }

  @Test mutating func `a late restore keeps the windows that were opened meanwhile`() {
    let saved = app.navigation
    app = FormApp()
    send(WindowAction.entered, to: WindowID(2))
    app.reduce(Action.push(.sight(9)))

    app.reduce(Action.restore(saved))

    #expect(app.navigation.windows == [first, second, WindowID(2)])
    #expect(route(of: first) == TestRoute(tab: .explore, [.review(1)]))
    #expect(app.navigation.route == TestRoute(tab: .explore, [.sight(9)]))
  }

  @Test mutating func `a window that can't be read is cut`() throws {
    let saved = try JSONEncoder().encode(app.navigation)
    let json = String(decoding: saved, as: UTF8.self)
      .replacing(#""window":1"#, with: #""window":0"#)

    let restored = RestoredNavigation<TestMap>(
      from: Data(json.utf8), fallback: Place(selectedTab: .account))

    #expect(restored.cuts == [.window])
    #expect(restored.state.windows == [first])
  }

  @Test mutating func `a driver knows nothing of windows`() {
    #expect(app.navigation.visible == Place(selectedTab: .explore))
    #expect(
      app.navigation.alone(in: first)?.visible
        == Place(selectedTab: .explore, stacks: [.explore: [.review(1)]]))
  }

  @Test func `an app with one window saves nothing of it`() throws {
    let json = String(
      decoding: try JSONEncoder().encode(Place(selectedTab: .explore)), as: UTF8.self)
    let id = String(
      decoding: try JSONEncoder().encode(ScreenID<TestMap>(.saved, in: .tab(.saved))),
      as: UTF8.self)

    #expect(!json.contains("window") && !json.contains("others") && !id.contains("window"))
  }
}

/// Dialogs and locks of several windows.
@Suite(.timeLimit(.minutes(30))) struct WindowDialogTests {
  private let store = DraftApp.makeStore()
  private let first = WindowID.first
  private let second = WindowID(1)

  init() {
    store.dispatch(RouteAction<DraftMap>.push(.draft))
    store.dispatch(Addressed(WindowAction.entered, to: second))
    store.dispatch(DraftAction.changed(true))
  }

  private func send(_ action: RouteAction<DraftMap>, to window: WindowID) {
    store.dispatch(Addressed(action, to: window))
  }

  private func place(of window: WindowID) -> NavigationState<DraftMap>? {
    store.state.navigation.alone(in: window)
  }

  @Test func `a lock holds a request in its own window, and asks there`() {
    send(.pop(1), to: first)
    send(.push(.page), to: second)

    #expect(place(of: first)?.route == Route(tab: .notes, [.draft]))
    #expect(place(of: first)?.dialog == .discard(.pop(1)))
    #expect(store.state.navigation.dialog == nil)
    #expect(store.state.navigation.route == Route(tab: .notes, [.page]))
  }

  @Test func `an answer moves the window in which it was asked`() {
    send(.push(.page), to: second)
    send(.pop(1), to: first)

    send(.user(.answered(.discard(.pop(1)), choice: 1)), to: second)
    #expect(place(of: first)?.dialog == .discard(.pop(1)))
    send(.user(.answered(.discard(.pop(1)), choice: 1)), to: first)

    #expect(place(of: first)?.route == Route(tab: .notes))
    #expect(place(of: second)?.route == Route(tab: .notes, [.page]))
  }

  @Test func `a route without a way there is reported for its own window`() {
    let reports = Store(
      initialState: DraftApp(),
      middleware: [
        unreachablePlaces(navigation: \.navigation) { _ in DraftAction.changed(true) }
      ])
    reports.dispatch(Addressed(WindowAction.entered, to: second))
    reports.dispatch(Addressed(RouteAction<DraftMap>.setTabs([.notes]), to: first))

    reports.dispatch(Addressed(RouteAction<DraftMap>.select(.other), to: second))
    #expect(!reports.state.isDirty)
    reports.dispatch(Addressed(RouteAction<DraftMap>.select(.other), to: first))

    #expect(reports.state.isDirty)
  }
}
