import Coordinator
import CoordinatorTesting
import Redux
import TestSupport
import Testing

/// The state of a screen comes and goes with it, by the reducer alone.
@Computing @Suite(.timeLimit(.minutes(30))) struct ScreenStatesTests {
  private var app = FormApp()

  private mutating func send(_ actions: any ActionType...) {
    for action in actions { app.reduce(action) }
  }

  private mutating func sendToTop(_ action: FormAction) throws {
    send(Addressed(action, to: try #require(app.id)))
  }

  @Test mutating func `a form that opens again is fresh`() throws {
    send(Action.present([.signIn]))
    try sendToTop(.changed("ada"))
    try sendToTop(.failed("Wrong password"))
    #expect(app.top == FormState(text: "ada", error: "Wrong password"))

    send(Action.dismiss, Action.present([.signIn]))

    #expect(app.top == FormState())
  }

  @Test mutating func `the same screen twice has two states`() throws {
    send(Action.push(.review(1)))
    try sendToTop(.changed("lower"))
    send(Action.push(.sight(1)), Action.push(.review(1)))
    try sendToTop(.changed("upper"))
    #expect(app.forms.count == 2)
    #expect(app.top?.text == "upper")

    send(Action.pop(2))

    #expect(app.forms.count == 1)
    #expect(app.top?.text == "lower")
  }

  @Test mutating func `an action for a form that is gone does nothing`() throws {
    send(Action.present([.signIn]))
    let action = Addressed(FormAction.failed("Late"), to: try #require(app.id))
    send(Action.dismiss)
    let closed = app

    send(action)

    #expect(app == closed)
  }

  @Test(arguments: [
    [Action.present([.signIn, .register])], [.ask(.notice)], [.push(.register), .pop(1)],
    [.setTabs([.saved, .explore])], [.present([.page("terms")]), .dismiss], [.select(.explore)],
    [.present([.register]), .present(Modal([.signIn], as: .fullScreen)), .dismiss, .dismiss],
  ])
  mutating func `a form that stays keeps its state`(actions: [Action]) throws {
    send(Action.present([.signIn]))
    let id = try #require(app.id)
    try sendToTop(.changed("ada"))

    for action in actions { send(action) }

    #expect(app.forms[id]?.text == "ada")
  }

  @Test(arguments: [
    Action.go(Route(tab: .explore, modals: [Modal([.signIn], as: .fullScreen)])),
    .go(Route(tab: .explore, modals: [[.register, .signIn]])), .replace(.register),
    .enter(.onboarding), .select(.saved), .close(.signIn), .user(.dismissedModals(keeping: 0)),
  ])
  mutating func `a form in another modal is another form`(action: Action) throws {
    send(Action.present([.signIn]))
    try sendToTop(.changed("ada"))

    send(action)

    #expect(app.top?.text != "ada")
    #expect(app.forms.count == (app.top == nil ? 0 : 1))
  }

  @Test mutating func `a form in a hidden tab or root keeps its state`() throws {
    send(Action.push(.review(1)))
    try sendToTop(.changed("draft"))

    send(Action.select(.saved), Action.enter(.onboarding), Action.enter(.main))
    send(Action.select(.explore))

    #expect(app.top?.text == "draft")
  }

  @Test mutating func `screens are found by their states`() throws {
    send(Action.push(.review(1)), Action.present([.signIn]))
    try sendToTop(.changed("ada"))

    #expect(app.forms.screens { $0.text == "ada" } == [.signIn])
  }

  @Test mutating func `an action for nobody in particular reaches every form`() throws {
    send(Action.push(.review(1)), Action.present([.signIn]))
    try sendToTop(.changed("ada"))

    send(FormAction.allCleared)

    #expect(app.top == FormState())
    #expect(app.forms.count == 2)
  }

  @Test(arguments: 0..<5)
  mutating func `there is one state for each occurrence, whatever came before`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      var states = ScreenStates<TestMap, FormState> { _ in FormState() }

      for _ in 0..<6 {
        let place = random.placeWithHiddenRoots()
        states.reduce(FormAction.allCleared, in: place)
        #expect(states.count == place.screenIDs.count)
        #expect(Set(place.screenIDs).count == place.screenIDs.count)
      }
    }
  }

  @Test mutating func `a tab's root keeps its state while another root is shown`() {
    let explore = ScreenID<TestMap>(.explore, in: .tab(.explore))
    var states = ScreenStates<TestMap, FormState> { $0 == .explore ? FormState() : nil }
    var navigation = Place(selectedTab: .explore)
    states.reduce(Addressed(FormAction.changed("ada"), to: explore), in: navigation)

    for root in [TestMap.Root.onboarding, .main] {
      navigation.reduce(Action.enter(root))
      states.reduce(Action.enter(root), in: navigation)
      #expect(states[explore]?.text == "ada")
    }
  }

  @Test func `a tab's root gets its answer while another root is shown`() {
    let explore = ScreenID<TestMap>(.explore, in: .tab(.explore))
    let picker = ScreenID<TestMap>(.page("picker"), in: .tab(.explore))
    var states = ScreenStates<TestMap, FormState> { $0 == .explore ? FormState() : nil }
    var navigation = Place(selectedTab: .explore)

    for action in [
      Action.request(.push(.page("picker")), for: explore), .enter(.onboarding),
      .answer(FormAction.changed("Oslo"), from: picker), .enter(.main),
    ] {
      navigation.reduce(action)
      states.reduce(action, in: navigation)
    }

    #expect(states[explore]?.text == "Oslo")
    #expect(navigation == Place(selectedTab: .explore))
  }

  @Test func `addressed actions are equal if the action and the address are`() {
    let id = ScreenID<TestMap>(.signIn, in: .modal(0))
    let action = Addressed(FormAction.changed("a"), to: id)

    #expect(action == Addressed(FormAction.changed("a"), to: id))
    #expect(action != Addressed(FormAction.changed("b"), to: id))
    #expect(action != Addressed(FormAction.changed("a"), to: ScreenID(.signIn, in: .modal(1))))
  }
}
