import Coordinator
import CoordinatorTesting
import Testing

@testable import Redux

/// The coordinator, view controller, subscription and task of a screen go with the screen.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ScreenMemoryTests {
  let watch = LeakWatch()
  let store = Store(initialState: Place(selectedTab: .explore))
  let navigation: TestNavigation

  /// The coordinator and view controller of each tab's root, which stay.
  ///
  /// Each pair also has a subscription and a task that observes, so there are as many subscriptions.
  let roots = ["explore", "explore", "saved", "saved", "account", "account"]

  init() {
    let (watch, store) = (watch, store)
    navigation = TestNavigation { screen in
      let coordinator = ScreenCoordinator(store: store)
      coordinator.start()
      watch.watch(coordinator, as: "\(screen)")
      watch.watch(coordinator.viewController, as: "\(screen)")
      return coordinator
    }
  }

  @Test(arguments: [
    [Action.push(.sight(1)), .pop(1)],
    [.go(Route(tab: .explore, [.sight(1), .visit(1)])), .popToRoot],
    [.push(.sight(1)), .replace(.sight(2)), .pop(1)],
    [.go(Route(tab: .explore, [.sight(1), .visit(1)])), .go(Route(tab: .explore))],
    [.push(.sight(1)), .user(.changedStack(.tab(.explore), [.explore]))],
    [.push(.sight(1)), .user(.reselected(.explore))],
    [.present([.signIn, .register]), .dismiss],
    [.present([.signIn]), .replace(.register), .user(.dismissedModals(keeping: 0))],
    [.present([.signIn]), .present([.register]), .dismiss(2)],
    [.present([.signIn]), .close(.signIn)],
    [.present([.signIn]), .select(.saved)],
    [.go(Route(tab: .explore, [.sight(1)], modals: [[.signIn]])), .go(Route(tab: .explore))],
  ])
  func `a screen that was left is released`(actions: [Action]) async {
    for action in actions {
      navigation.send(action)
      navigation.settle()
    }
    while watch.alive != roots || store.subscriptionCount != roots.count, !Task.isCancelled {
      await Task.yield()
    }

    #expect(watch.alive == roots)
    #expect(store.subscriptionCount == roots.count)
  }

  @Test func `a screen that a race skips is released too`() {
    navigation.send(.push(.sight(1)), .present([.signIn]))
    navigation.time.advance(by: 15)

    navigation.send(.go(Route(tab: .saved)), .go(Route(tab: .explore)))
    navigation.settle()

    #expect(watch.alive == roots)
  }
}

/// A coordinator that keeps a view controller, a subscription and a task.
@MainActor private final class ScreenCoordinator: CoordinatorType {
  final class ViewController: Renderer {
    private(set) var title = ""

    func render(_ viewState: String) {
      title = viewState
    }
  }

  let viewController = ViewController()
  private let store: Store<Place>
  private var task: Task<Void, Never>?

  init(store: Store<Place>) {
    self.store = store
  }

  deinit {
    task?.cancel()
  }

  func start() {
    store.observeOnMain(\.selectedTab).map(\.rawValue)
      .subscribe(with: viewController) { $0.render($1) }
    task = Task { [weak viewController, store] in
      for await tab in store.observe(\.selectedTab) { viewController?.render(tab.rawValue) }
    }
  }
}
