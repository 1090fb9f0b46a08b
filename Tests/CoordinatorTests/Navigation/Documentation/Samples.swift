import Coordinator
import CoordinatorTesting
import Testing

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

@MainActor final class SightCoordinator: CoordinatorType {
  let screen: SightsMap.Screen

  init(screen: SightsMap.Screen) {
    self.screen = screen
  }

  func start() {}
}

/// The samples of the articles, run.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DocumentationSamples {
  @Test func `moving by dispatching`() {
    var place = NavigationState<SightsMap>(selectedTab: .explore)
    place.reduce(RouteAction<SightsMap>.push(.sight(id: 1)))
    place.reduce(RouteAction<SightsMap>.present([.writeReview(id: 1)]))
    place.reduce(RouteAction<SightsMap>.go(Route(tab: .saved, [.sight(id: 2)])))

    #expect(place.route == Route(tab: .saved, [.sight(id: 2)]))

    let tree = CoordinatorTree<SightsMap, any CoordinatorType> { id in
      let coordinator = SightCoordinator(screen: id.screen)
      coordinator.start()
      return coordinator
    }
    tree.reconcile(with: place)

    #expect(tree.count == 4)

    place.reduce(
      RouteAction<SightsMap>.present(Modal([.signIn], as: .sheet(detents: [.medium, .large]))))

    #expect(place.route.modals.last?.style == .sheet(detents: [.medium, .large]))
  }

  @Test func `nothing leaks`() {
    var coordinator: SightCoordinator? = SightCoordinator(screen: .saved)

    let watch = LeakWatch()
    coordinator.map { watch.watch($0) }
    coordinator = nil
    #expect(watch.alive == [])
  }
}
