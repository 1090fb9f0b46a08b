import Coordinator
import Testing

/// A move describes the whole UI, so one that arrives late or twice does no harm.
@Suite(.timeLimit(.minutes(30))) struct UserMoveTests {
  let place = Place(
    selectedTab: .explore,
    stacks: [.explore: [.sight(1), .visit(1)], .saved: [.sight(2)]],
    modals: [[.signIn, .register], [.review(1)]])

  private func after(_ actions: Action..., from place: Place) -> Place {
    actions.reduce(into: place) { $0.reduce($1) }
  }

  @Test func `going back by one or by several leaves the rest of the stack`() {
    let flat = Place(place.route.withoutModals)

    #expect(
      after(.user(.changedStack(.tab(.explore), [.explore, .sight(1)])), from: flat).route
        == Route(tab: .explore, [.sight(1)]))
    #expect(
      after(.user(.changedStack(.tab(.explore), [.explore])), from: flat).route
        == Route(tab: .explore))
  }

  @Test func `a move in a stack that is gone changes nothing`() {
    #expect(after(.user(.changedStack(.modal(0), [.register])), from: place) == place)
    #expect(after(.user(.changedStack(.modal(7), [.signIn])), from: place) == place)
    #expect(after(.user(.changedStack(.modal(0), [])), from: place) == place)
    #expect(after(.user(.changedStack(.tab(.saved), [.explore])), from: place) == place)
  }

  @Test func `a late move in a tab that was removed does not bring its stack back`() {
    let removed = after(.setTabs([.explore, .account]), from: place)

    let late = after(.user(.changedStack(.tab(.saved), [.saved, .sight(2)])), from: removed)

    #expect(late == removed)
    #expect(after(.setTabs([.explore, .saved]), from: late).stack(in: .tab(.saved)) == [.saved])
  }

  @Test func `a late move in a tab of another root changes that`() {
    let other = after(.enter(.onboarding), from: place)

    let late = after(.user(.changedStack(.tab(.explore), [.explore, .sight(1)])), from: other)

    #expect(after(.enter(.main), from: late).stack(in: .tab(.explore)) == [.explore, .sight(1)])
  }

  @Test func `the modals above a stack that changed go with it`() {
    let below = after(.user(.changedStack(.modal(0), [.signIn])), from: place)
    let bottom = after(.user(.changedStack(.tab(.explore), [.explore])), from: place)
    let hidden = after(.user(.changedStack(.tab(.saved), [.saved])), from: place)

    #expect(below.modals == [[.signIn]])
    #expect(bottom.route == Route(tab: .explore))
    #expect(hidden.modals == place.modals)
  }

  @Test func `a move that changes nothing keeps the modals`() {
    #expect(after(.user(.changedStack(.modal(0), [.signIn, .register])), from: place) == place)
  }

  @Test func `tapping another tab selects it with its stack`() {
    #expect(after(.user(.selected(.saved)), from: place).route == Route(tab: .saved, [.sight(2)]))
  }

  @Test func `tapping the selected tab goes to its root`() {
    #expect(after(.user(.reselected(.explore)), from: place).route == Route(tab: .explore))
  }

  @Test(arguments: [
    Action.user(.changedStack(.tab(.explore), [.explore])),
    .user(.changedStack(.modal(0), [.signIn])),
    .user(.dismissedModals(keeping: 1)),
    .user(.dismissedModals(keeping: 0)),
    .user(.selected(.saved)),
    .user(.reselected(.explore)),
  ])
  func `a move that arrives twice counts once`(move: Action) {
    #expect(after(move, move, from: place) == after(move, from: place))
  }
}

extension Route where Map == TestMap {
  var withoutModals: Self {
    Route(tab: tab, screens)
  }
}
