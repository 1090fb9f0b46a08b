import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form for a review.
@MainActor final class WriteReviewCoordinator: ScreenCoordinator {
  let viewController: WriteReviewViewController
  private let id: Sight.ID
  private let store: Store<AppState>

  init(id: Sight.ID, store: Store<AppState>, services: Services) {
    self.id = id
    self.store = store
    viewController = WriteReviewViewController(id: id)
  }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.catalogue[id]).map(WriteReviewViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: WriteReviewAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded: break
    case .sendTapped, .cancelTapped: store.dispatch(AppRoute.close(.writeReview(id: id)))
    }
  }
}
