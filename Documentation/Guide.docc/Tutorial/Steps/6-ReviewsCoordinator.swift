import Coordinator
import CoordinatorUIKit
import Redux

/// Shows the reviews of one sight, and opens the form for another one.
@MainActor final class ReviewsCoordinator: ScreenCoordinator {
  let viewController: ReviewsViewController
  private let id: Sight.ID
  private let store: Store<AppState>
  private let client: SightsClient
  private let effects: EffectScope<AppState>

  init(id: Sight.ID, store: Store<AppState>, services: Services) {
    self.id = id
    self.store = store
    client = services.client
    effects = EffectScope(store: store, clock: services.clock)
    viewController = ReviewsViewController(id: id)
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.reviews[id]).map(ReviewsViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: ReviewsAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped:
      effects.run(
        .latest("load"),
        effect(reporting: { [id] in ReviewsAction.load(id, $0) }) { [client, id] _ in
          try await client.reviews(of: id)
        })
    case .writeTapped: store.dispatch(AppRoute.present([.writeReview(id: id)]))
    case .load: break
    }
  }
}
