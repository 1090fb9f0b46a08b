import Coordinator
import CoordinatorLinks
import CoordinatorTesting
import Redux

struct AppState: StateType {
  var navigation = Place(selectedTab: .one)
  var links = LinkState<BenchMap>()
  var pages: [Int] = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
  }
}

/// Runs a screen: observes the state and renders it, here to nobody.
@MainActor final class PageCoordinator: CoordinatorType {
  private let screen: BenchMap.Screen
  private let store: Store<AppState>
  private(set) var renderings = 0

  init(_ screen: BenchMap.Screen, store: Store<AppState>) {
    self.screen = screen
    self.store = store
  }

  func start() {
    store.observeOnMain(\.pages).map(\.count).subscribe(with: self) { page, _ in
      page.renderings += 1
    }
  }
}

/// An app with all but a UI: store, link intake, executor, and a coordinator for each screen.
@MainActor final class BenchApp {
  private(set) var started = 0
  private var turn = 0
  private let store: Store<AppState>
  private var executor: NavigationExecutor<BenchMap>?
  private var tree: CoordinatorTree<BenchMap, PageCoordinator>?

  init(_ table: LinkTable<BenchMap>) {
    let intake = linkIntake(
      table: table, links: \AppState.links, navigation: \.navigation, clock: ContinuousClock())
    store = Store(initialState: AppState(), middleware: [intake])
    let tree = CoordinatorTree<BenchMap, PageCoordinator> { [unowned self] id in
      let page = PageCoordinator(id.screen, store: store)
      page.start()
      started += 1
      return page
    }
    let driver = HeadlessDriver(shown: store.state.navigation) { tree.reconcile(with: $0) }
    let executor = NavigationExecutor(driver: driver) { incident in
      preconditionFailure("A driver that never fails failed: \(incident)")
    }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    (self.tree, self.executor) = (tree, executor)
  }

  /// Opens one link and then the other, so that each leads elsewhere.
  func open(_ links: (String, String)) {
    turn += 1
    let link = turn.isMultiple(of: 2) ? links.0 : links.1
    store.dispatch(LinkAction<BenchMap>.received(RawLink(link), from: .universalLink))
  }
}
