import Coordinator
import CoordinatorTesting
import Redux
import Testing

enum GuideMap: NavigationMap {
  enum Tab: CaseIterable, Codable { case explore, saved }

  enum Screen: Hashable, Codable {
    case explore, saved
    case sight(id: Int)
    case visit(id: Int)
    case writeReview(id: Int)
    case signIn
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .explore: .explore
    case .saved: .saved
    }
  }
}

struct GuideState: StateType {
  var navigation = NavigationState<GuideMap>(selectedTab: .explore)
  var links = LinkState<GuideMap>()
  var user: String?

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
  }
}

@MainActor final class GuideCoordinator: CoordinatorType {
  let screen: GuideMap.Screen

  init(screen: GuideMap.Screen) {
    self.screen = screen
  }

  func start() {}
}

/// The samples of the articles, run.
@MainActor @Suite struct DocumentationSamples {
  @Test func `moving by dispatching`() {
    var place = NavigationState<GuideMap>(selectedTab: .explore)
    place.reduce(RouteAction<GuideMap>.push(.sight(id: 1)))
    place.reduce(RouteAction<GuideMap>.present([.writeReview(id: 1)]))
    place.reduce(RouteAction<GuideMap>.go(Route(tab: .saved, [.sight(id: 2)])))

    #expect(place.route == Route(tab: .saved, [.sight(id: 2)]))

    let tree = CoordinatorTree<GuideMap, any CoordinatorType> { appearance in
      let coordinator = GuideCoordinator(screen: appearance.screen)
      coordinator.start()
      return coordinator
    }
    tree.reconcile(with: place)

    #expect(tree.count == 4)

    place.reduce(
      RouteAction<GuideMap>.present(Modal([.signIn], as: .sheet(detents: [.medium, .large]))))

    #expect(place.route.modals.last?.style == .sheet(detents: [.medium, .large]))
  }

  @Test func `from link to screen`() throws {
    let table = try LinkTable<GuideMap>(
      schemes: ["guide"], hosts: ["guide.example"],
      [
        Link("saved", to: Route(tab: .saved)),
        Link("sights/:id", .int("id", in: 1...999_999)) { id in
          Route(tab: .explore, [.sight(id: id)])
        } printing: { route in
          if case .sight(let id)? = route.screens.last { id } else { nil }
        },
        Link("sights/:id/reviews/new", .int("id", in: 1...999_999), requires: .signedIn) { id in
          Route(tab: .explore, [.sight(id: id)], modals: [[.writeReview(id: id)]])
        } printing: { route in
          if case .writeReview(let id)? = route.modals.last?.stack.last { id } else { nil }
        },
      ])
    let store = Store(
      initialState: GuideState(),
      middleware: [
        linkIntake(
          table: table, links: \.links, navigation: \.navigation,
          owner: { $0.user.map(LinkOwner.user) ?? .nextUser },
          guard: { _, state in state.user == nil ? .detour(.present([.signIn])) : .allow })
      ])
    store.dispatch(LinkAction<GuideMap>.received("guide://sights/7", from: .customScheme))

    #expect(store.state.navigation.route == Route(tab: .explore, [.sight(id: 7)]))

    store.dispatch(RouteAction<GuideMap>.popToRoot)
    let probe = NavigationProbe(store, navigation: \.navigation, links: \.links)
    probe.open("guide://sights/7/reviews/new", from: .notification)
    #expect(probe.screens == [.explore, .signIn])
  }

  @Test func `nothing leaks`() {
    var coordinator: GuideCoordinator? = GuideCoordinator(screen: .saved)

    let watch = LeakWatch()
    coordinator.map { watch.watch($0) }
    coordinator = nil
    #expect(watch.alive == [])
  }
}
