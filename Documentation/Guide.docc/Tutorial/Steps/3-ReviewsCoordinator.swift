import Coordinator
import CoordinatorUIKit
import Redux

/// Shows the reviews of one sight.
@MainActor final class ReviewsCoordinator: ScreenCoordinator {
  let viewController: ReviewsViewController
  private let id: Sight.ID
  private let store: Store<AppState>

  init(id: Sight.ID, store: Store<AppState>, services: Services) {
    self.id = id
    self.store = store
    viewController = ReviewsViewController(id: id)
  }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.reviews[id]).map(ReviewsViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }
}
