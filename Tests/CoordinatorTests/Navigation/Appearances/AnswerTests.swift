import Coordinator
import CoordinatorTesting
import Foundation
import Redux
import Testing

/// Screens that return a result to the screen that asked.
@Suite struct AnswerTests {
  private var app = FormApp()
  private let lower = Appearance<TestMap>(.review(1), in: .tab(.explore))
  private let upper = Appearance<TestMap>(.review(2), in: .tab(.explore))
  private let picker = Appearance<TestMap>(.page("picker"), in: .modal(0))

  init() {
    for screen in [Screen.review(1), .review(2)] { app.reduce(Action.push(screen)) }
  }

  private mutating func ask(_ asker: Appearance<TestMap>, _ action: Action) {
    app.reduce(ScreenAction<TestMap>(action, to: asker))
  }

  private mutating func answer(_ text: String, from appearance: Appearance<TestMap>) {
    app.reduce(Answer<TestMap>(FormAction.changed(text), to: Asker(of: appearance)))
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
    let pushed = Appearance<TestMap>(.page("picker"), in: .tab(.explore))

    answer("Oslo", from: pushed)

    #expect(texts == ["Oslo", ""])
    #expect(app.navigation.stacks[.explore] == [.review(1), .review(2)])
    #expect(app.navigation.root == .onboarding)
  }

  @Test mutating func `a request is cancelled when the screen that asked goes`() {
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

    answer("Oslo", from: Appearance(.page("city"), in: .modal(0)))

    #expect(texts == ["", "Oslo"])
    #expect(app.navigation.route == Route(tab: .explore, [.review(1), .review(2)]))
  }

  @Test mutating func `a screen in a flow may ask for a result of its own`() {
    ask(lower, .present([.signIn]))
    let form = Appearance<TestMap>(.signIn, in: .modal(0))
    ask(form, .push(.page("city")))

    answer("Oslo", from: Appearance(.page("city"), in: .modal(0)))
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

    answer("Oslo", from: Appearance(.explore, in: .tab(.explore)))

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
}
