import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form for a review.
@MainActor final class WriteReviewCoordinator: ScreenCoordinator {
  let viewController = WriteReviewViewController()
  private let id: Sight.ID
  private let context: ScreenContext

  init(id: Sight.ID, context: ScreenContext) { (self.id, self.context) = (id, context) }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.catalogue[id]).map(WriteReviewViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: WriteReviewAction) {
    context.send(action)
    switch action {
    case .changed, .stopTapped: break
    case .sent, .closed: context.dispatch(AppRoute.close(.writeReview(id: id)))
    }
  }
}
