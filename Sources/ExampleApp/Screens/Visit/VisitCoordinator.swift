import Coordinator
import CoordinatorUIKit
import Redux

/// Counts visits to one sight, and the seconds that its screen has been there.
@MainActor final class VisitCoordinator: ScreenCoordinator {
  let viewController: VisitViewController
  private let id: Sight.ID
  private let store: Store<AppState>
  private let services: Services
  private let effects: EffectScope<AppState>

  init(id: Sight.ID, store: Store<AppState>, services: Services) {
    self.id = id
    self.store = store
    self.services = services
    effects = EffectScope(store: store, clock: services.clock)
    viewController = VisitViewController(id: id)
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.catalogue[id], \.visits[id])
      .map { VisitViewState($0, $1) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: VisitAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded:
      effects.run(.first("stopwatch"), countSeconds())
      if store.state.catalogue[id].value == nil { loadSight() }
    case .retryTapped: loadSight()
    case .incrementTapped, .decrementTapped, .secondElapsed: break
    }
  }

  /// Reports every second that passes, until it is cancelled.
  private func countSeconds() -> Effect<AppState> {
    { [id, clock = services.clock] store in
      while (try? await clock.sleep(for: .seconds(1))) != nil {
        store.dispatch(VisitAction.secondElapsed(id))
      }
    }
  }

  private func loadSight() {
    effects.run(.first("load"), CatalogueAction.load(id, from: services.client))
  }
}
