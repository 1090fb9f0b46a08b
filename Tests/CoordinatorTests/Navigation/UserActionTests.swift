import Coordinator
import Testing

/// Facts from the UI: absolute, so that one that comes late or twice does no harm.
@Suite struct UserActionTests {
  let place = Place(
    selectedTab: .explore,
    stacks: [.explore: [.sight(1), .visit(1)], .saved: [.sight(2)]],
    modals: [[.signIn, .register], [.review(1)]])

  private func after(_ actions: Action..., from place: Place) -> Place {
    actions.reduce(into: place) { $0.reduce($1) }
  }

  @Test func `going back by one or by many states the stack that is left`() {
    let flat = Place(place.route.withoutModals)

    #expect(
      after(.userChangedStack(.tab(.explore), [.explore, .sight(1)]), from: flat).route
        == Route(tab: .explore, [.sight(1)]))
    #expect(
      after(.userChangedStack(.tab(.explore), [.explore]), from: flat).route
        == Route(tab: .explore))
  }

  @Test func `a report of a stack that is gone changes nothing`() {
    #expect(after(.userChangedStack(.modal(0), [.register]), from: place) == place)
    #expect(after(.userChangedStack(.modal(7), [.signIn]), from: place) == place)
    #expect(after(.userChangedStack(.modal(0), []), from: place) == place)
    #expect(after(.userChangedStack(.tab(.saved), [.explore]), from: place) == place)
  }

  @Test func `what stood on a stack that changed goes with it`() {
    let below = after(.userChangedStack(.modal(0), [.signIn]), from: place)
    let bottom = after(.userChangedStack(.tab(.explore), [.explore]), from: place)
    let hidden = after(.userChangedStack(.tab(.saved), [.saved]), from: place)

    #expect(below.modals == [[.signIn]])
    #expect(bottom.route == Route(tab: .explore))
    #expect(hidden.modals == place.modals)
  }

  @Test func `a report of what is known already keeps what stands on it`() {
    #expect(after(.userChangedStack(.modal(0), [.signIn, .register]), from: place) == place)
  }

  @Test func `tapping another tab selects it with its stack`() {
    #expect(after(.userSelected(.saved), from: place).route == Route(tab: .saved, [.sight(2)]))
  }

  @Test func `tapping the selected tab goes to its root`() {
    #expect(after(.userReselected(.explore), from: place).route == Route(tab: .explore))
  }

  @Test(arguments: [
    Action.userChangedStack(.tab(.explore), [.explore]),
    .userChangedStack(.modal(0), [.signIn]),
    .userDismissedModals(keeping: 1),
    .userDismissedModals(keeping: 0),
    .userSelected(.saved),
    .userReselected(.explore),
  ])
  func `every fact may come twice`(fact: Action) {
    #expect(after(fact, fact, from: place) == after(fact, from: place))
  }
}

extension Route where Map == TestMap {
  var withoutModals: Self {
    Route(tab: tab, screens)
  }
}
