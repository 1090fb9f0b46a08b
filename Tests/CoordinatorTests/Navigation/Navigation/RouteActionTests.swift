import Coordinator
import Redux
import Testing

/// The effect of each action on a navigation state with stacks in two tabs and two modals.
@Suite(.timeLimit(.minutes(30))) struct RouteActionTests {
  let deep = Place(
    selectedTab: .explore,
    stacks: [.explore: [.sight(1), .visit(1)], .saved: [.sight(2)]],
    modals: [[.signIn, .register], [.review(1)]])
  let flat = Place(
    selectedTab: .explore, stacks: [.explore: [.sight(1), .visit(1)], .saved: [.sight(2)]])

  private func after(_ actions: Action..., from place: Place) -> TestRoute {
    actions.reduce(into: place) { $0.reduce($1) }.route
  }

  @Test func `go leads anywhere and leaves other tabs as they are`() {
    let route = TestRoute(tab: .account, [.sight(9)], modals: [[.register]])
    var place = deep

    place.reduce(Action.go(route))

    let stacks = flat.stacks.merging([.account: [.sight(9)]]) { $1 }
    #expect(place == Place(selectedTab: .account, stacks: stacks, modals: [[.register]]))
  }

  @Test func `going to the root of the selected tab empties its stack`() {
    #expect(after(.go(Route(tab: .explore)), from: deep) == Route(tab: .explore))
  }

  @Test func `push puts a screen on the stack that is on top`() {
    #expect(
      after(.push(.sight(3)), from: flat)
        == Route(tab: .explore, [.sight(1), .visit(1), .sight(3)]))
    #expect(after(.push(.sight(3)), from: deep).modals.last == [.review(1), .sight(3)])
  }

  @Test func `a second push of the screen on top changes nothing`() {
    #expect(after(.push(.sight(3)), .push(.sight(3)), from: flat).screens.count == 3)
    #expect(after(.push(.sight(3)), .push(.sight(4)), from: flat).screens.count == 4)
  }

  @Test(arguments: [
    (Int.min, [Screen.sight(1), .visit(1)]), (-1, [.sight(1), .visit(1)]),
    (0, [.sight(1), .visit(1)]), (1, [.sight(1)]), (2, []), (99, []), (Int.max, []),
  ])
  func `pop takes at most the screens above the root`(count: Int, left: [Screen]) {
    #expect(after(.pop(count), from: flat) == Route(tab: .explore, left))
  }

  @Test func `pop in a modal never dismisses it`() {
    #expect(after(.pop(5), from: deep) == deep.route)
    #expect(after(.dismiss, .pop(5), from: deep).modals == [[.signIn]])
  }

  @Test func `pop to root empties only the stack on top`() {
    #expect(after(.popToRoot, from: flat) == Route(tab: .explore))
    #expect(
      after(.dismiss, .popToRoot, from: deep)
        == Route(tab: .explore, [.sight(1), .visit(1)], modals: [[.signIn]]))
  }

  @Test func `replace changes the screen on top`() {
    #expect(after(.replace(.sight(3)), from: flat).screens == [.sight(1), .sight(3)])
    #expect(after(.replace(.visit(1)), from: flat).screens == [.sight(1), .visit(1)])
    #expect(after(.replace(.signIn), from: deep).modals == [[.signIn, .register], [.signIn]])
  }

  @Test(arguments: [Action.replace(.sight(1)), .replace(.saved), .close(.saved)])
  func `a tab's root is neither replaced nor closed`(action: Action) {
    #expect(after(action, from: Place(selectedTab: .saved)) == Route(tab: .saved))
  }

  @Test func `selecting another tab dismisses the modals and keeps the stacks`() {
    #expect(after(.select(.saved), from: deep) == Route(tab: .saved, [.sight(2)]))
    #expect(after(.select(.saved), .select(.explore), from: deep) == flat.route)
  }

  @Test func `selecting the selected tab changes nothing`() {
    #expect(after(.select(.explore), from: deep) == deep.route)
  }

  @Test func `present adds a modal, and an empty one is none`() {
    #expect(after(.present([.signIn, .register]), from: flat).modals == [[.signIn, .register]])
    #expect(after(.present([]), from: flat) == flat.route)
  }

  @Test func `presenting the sheet that is on top changes its stack`() {
    #expect(
      after(.present([.signIn, .register]), .present([.signIn]), from: flat).modals == [[.signIn]])
  }

  @Test func `dismiss takes the leaf, the middle or all`() {
    #expect(after(.dismiss, from: deep).modals == [[.signIn, .register]])
    #expect(after(.dismiss, .dismiss, .dismiss, from: deep) == flat.route)
    #expect(after(.dismiss(1), from: deep).modals == [[.signIn, .register]])
    #expect(after(.dismiss(2), from: deep) == flat.route)
    #expect(after(.dismiss(.max), from: deep) == flat.route)
    #expect(after(.dismiss(-3), from: deep) == deep.route)
  }

  @Test func `closing a screen removes it and what is above it`() {
    #expect(after(.close(.register), from: deep).modals == [[.signIn]])
    #expect(after(.close(.signIn), from: deep) == flat.route)
    #expect(after(.close(.sight(1)), from: deep) == Route(tab: .explore))
  }

  @Test func `closing a screen finds it in a hidden tab`() {
    var place = deep

    place.reduce(Action.close(.sight(2)))

    #expect(
      place
        == Place(
          selectedTab: .explore, stacks: [.explore: [.sight(1), .visit(1)]], modals: deep.modals))
  }

  @Test func `closing a screen that is gone changes nothing`() {
    #expect(after(.close(.signIn), .close(.signIn), from: flat) == flat.route)
    #expect(after(.close(.sight(2)), from: deep) == deep.route)
    #expect(after(.close(.explore), from: flat) == flat.route)
  }

  @Test func `an action of another kind changes nothing`() {
    struct Other: ActionType {}
    var place = deep

    place.reduce(Other())

    #expect(place == deep)
  }
}
