import CoordinatorTesting
import Foundation
import Redux
import Testing

@testable import Coordinator

/// Screens that return a result to the screen that asked.
@Suite(.timeLimit(.minutes(30))) struct AnswerTests {
  private var app = FormApp()
  private let lower = ScreenID<TestMap>(.review(1), in: .tab(.explore))
  private let upper = ScreenID<TestMap>(.review(2), in: .tab(.explore))
  private let picker = ScreenID<TestMap>(.page("picker"), in: .modal(0))

  init() {
    for screen in [Screen.review(1), .review(2)] { app.reduce(Action.push(screen)) }
  }

  private mutating func ask(_ asker: ScreenID<TestMap>, _ request: ScreenRequest<TestMap>) {
    app.reduce(Action.request(request, for: asker))
  }

  private mutating func answer(_ text: String, from id: ScreenID<TestMap>) {
    app.reduce(Action.answer(FormAction.changed(text), from: id))
  }

  private var texts: [String?] { [lower, upper].map { app.forms[$0]?.text } }

  @Test mutating func `an answer goes to the screen that asked, and closes the one that was asked`()
  {
    let before = app.navigation
    ask(upper, .present([.page("picker")]))
    #expect(app.navigation.asker(of: picker) == upper)

    answer("Oslo", from: picker)

    #expect(texts == ["", "Oslo"])
    #expect(app.navigation == before)
  }

  @Test mutating func `a second answer does nothing`() {
    ask(upper, .present([.page("picker")]))
    answer("Oslo", from: picker)
    let answered = app

    answer("Bergen", from: picker)

    #expect(app == answered)
  }

  @Test mutating func `a screen that no longer waits gets no one else's answer`() {
    ask(upper, .present([.page("picker")]))
    app.reduce(Action.user(.dismissedModals(keeping: 0)))
    ask(lower, .present([.page("picker")]))

    answer("Oslo", from: picker)

    #expect(texts == ["Oslo", ""])
  }

  @Test mutating func `a screen gets its answer wherever the user has gone`() {
    ask(lower, .push(.page("picker")))
    app.reduce(Action.select(.saved))
    app.reduce(Action.enter(.onboarding))
    let pushed = ScreenID<TestMap>(.page("picker"), in: .tab(.explore))

    answer("Oslo", from: pushed)

    #expect(texts == ["Oslo", ""])
    #expect(app.navigation.stacks[.explore] == [.review(1), .review(2)])
    #expect(app.navigation.root == .onboarding)
  }

  @Test mutating func `a request is canceled when the screen that asked goes`() {
    ask(upper, .present([.page("picker")]))
    app.reduce(Action.user(.changedStack(.tab(.saved), [.saved])))
    #expect(app.navigation.asker(of: picker) == upper)

    app.reduce(
      Action.go(
        Route(tab: .explore, [.review(1)], modals: [[.page("picker")]])))
    answer("Oslo", from: picker)

    #expect(texts == ["", nil])
    #expect(app.navigation.modals == [])
  }

  @Test mutating func `a flow of three screens answers as one, and closes as one`() {
    ask(upper, .present([.page("picker")]))
    app.reduce(Action.push(.page("region")))
    app.reduce(Action.push(.page("city")))

    answer("Oslo", from: ScreenID(.page("city"), in: .modal(0)))

    #expect(texts == ["", "Oslo"])
    #expect(app.navigation.route == Route(tab: .explore, [.review(1), .review(2)]))
  }

  @Test mutating func `a screen in a flow may ask for a result of its own`() {
    ask(lower, .present([.signIn]))
    let form = ScreenID<TestMap>(.signIn, in: .modal(0))
    ask(form, .push(.page("city")))

    answer("Oslo", from: ScreenID(.page("city"), in: .modal(0)))
    #expect(app.forms[form]?.text == "Oslo")
    #expect(app.navigation.modals == [[.signIn]])
    answer("Ada", from: form)

    #expect(texts == ["Ada", ""])
  }

  @Test mutating func `an answer that nobody waits for only closes its screen`() {
    app.reduce(Action.present([.page("picker")]))

    answer("Oslo", from: picker)

    #expect(texts == ["", ""])
    #expect(app.navigation.modals == [])
  }

  @Test mutating func `a tab's root answers nobody, and stays`() {
    let before = app

    answer("Oslo", from: ScreenID(.explore, in: .tab(.explore)))

    #expect(app == before)
  }

  @Test mutating func `an answer arrives after a restart`() throws {
    ask(upper, .present([.page("picker")]))
    let saved = try JSONEncoder().encode(app.navigation)
    let restored = RestoredNavigation(from: saved, fallback: Place(selectedTab: .saved))
    #expect(restored.state == app.navigation)
    #expect(restored.cuts == [])

    app = FormApp()
    app.reduce(Action.restore(restored.state))
    answer("Oslo", from: picker)

    #expect(texts == ["", "Oslo"])
  }

  @Test mutating func `a request isn't restored without the screen that asked`() throws {
    ask(upper, .present([.page("picker")]))
    let saved = try JSONEncoder().encode(app.navigation)

    let restored = RestoredNavigation<TestMap>(
      from: saved, fallback: Place(selectedTab: .saved)
    ) { $0 != .page("picker") }

    #expect(restored.state == Place(Route(tab: .explore, [.review(1), .review(2)])))
  }

  @Test mutating func `a driver is told nothing of who asked`() {
    ask(upper, .present([.page("picker")]))
    let shown = Place(
      Route(tab: .explore, [.review(1), .review(2)], modals: [[.page("picker")]]))

    #expect(app.navigation.visible == shown)
    #expect(plan(from: shown, to: app.navigation) == [])
  }

  @Test mutating func `a screen that has closed asks for nothing`() {
    app.reduce(Action.pop(1))
    let before = app

    ask(upper, .present([.page("picker")]))

    #expect(app == before)
  }

  @Test mutating func `a screen that replaces the one that was asked answers for it`() {
    ask(upper, .present([.page("picker")]))
    app.reduce(Action.replace(.page("map")))

    answer("Oslo", from: ScreenID(.page("map"), in: .modal(0)))

    #expect(texts == ["", "Oslo"])
  }

  @Test mutating func `a request that was made before a restore is answered`() {
    ask(upper, .push(.page("picker")))
    let pushed = ScreenID<TestMap>(.page("picker"), in: .tab(.explore))

    app.reduce(Action.restore(Place(selectedTab: .saved)))
    answer("Oslo", from: pushed)

    #expect(texts == ["", "Oslo"])
  }

  @Test mutating func `a route action that is wrapped for a screen does nothing`() {
    let before = app

    app.reduce(Addressed(Action.pop(1), to: upper))

    #expect(app == before)
  }
}
