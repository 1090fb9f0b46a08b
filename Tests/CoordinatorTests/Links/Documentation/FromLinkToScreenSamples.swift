import Coordinator
import CoordinatorLinks
import CoordinatorTesting
import Redux
import Testing

/// The map of “Navigation as a value”.
enum SightsMap: NavigationMap {
  enum Tab: CaseIterable, Codable { case explore, saved }

  enum Screen: Hashable, Codable {
    case explore, saved
    case sight(id: Int)
    case visit(id: Int)
    case writeReview(id: Int)
    case signIn
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .explore: .explore
    case .saved: .saved
    }
  }
}

struct SightsState: StateType {
  var navigation = NavigationState<SightsMap>(selectedTab: .explore)
  var links = LinkState<SightsMap>()
  var user: String?

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
  }
}

/// The samples of “From link to screen”, run.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FromLinkToScreenSamples {
  @Test func `from link to screen`() throws {
    let table = try LinkTable<SightsMap>(
      schemes: ["sights"], hosts: ["sights.example"],
      [
        Link("saved", to: Route(tab: .saved)),
        Link("sights/:id", .int("id", in: 1...999_999)) { id in
          Route(tab: .explore, [.sight(id: id)])
        },
        Link("sights/:id/reviews/new", .int("id", in: 1...999_999), requires: .signedIn) { id in
          Route(tab: .explore, [.sight(id: id)], modals: [[.writeReview(id: id)]])
        },
      ])
    let store = Store(
      initialState: SightsState(),
      middleware: [
        linkIntake(
          table: table, links: \.links, navigation: \.navigation, clock: ContinuousClock(),
          owner: { $0.user.map(LinkOwner.user) ?? .nextUser },
          guard: { _, state in state.user == nil ? .detour(.present([.signIn])) : .allow })
      ])
    store.dispatch(LinkAction<SightsMap>.received("sights://sights/7", from: .customScheme))

    #expect(store.state.navigation.route == Route(tab: .explore, [.sight(id: 7)]))

    store.dispatch(RouteAction<SightsMap>.popToRoot)
    let probe = NavigationProbe(store, navigation: \.navigation, links: \.links)
    probe.open("sights://sights/7/reviews/new", from: .notification)
    #expect(probe.screens == [.explore, .signIn])
  }
}
