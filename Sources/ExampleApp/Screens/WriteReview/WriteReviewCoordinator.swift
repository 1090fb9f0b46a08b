import Coordinator
import CoordinatorUIKit
import Foundation
import Redux
import UIKit

/// Runs the form for a review, sends it, and closes when the server has it.
@MainActor final class WriteReviewCoordinator: ScreenCoordinator {
  let viewController = WriteReviewViewController()
  private let id: Sight.ID
  private let context: ScreenContext
  /// Identifies the review, so that the server takes a second attempt for the same review.
  private let key = UUID().uuidString

  init(id: Sight.ID, context: ScreenContext) { (self.id, self.context) = (id, context) }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [unowned self] in handle($0(id)) }
    handle(.opened(id))
    context.store.observeOnMain(\.catalogue[id], \.guestBook.sending)
      .map { WriteReviewViewState($0, $1) }
      .subscribe(with: viewController) { $0.render($1) }
    context.store.observeOnMain(\.guestBook.sending)
      .subscribe(with: self) { if case .loaded = $1 { $0.finish() } }
  }

  /// Closes the form, and loads the sight again, whose rating the review has changed.
  private func finish() {
    context.store.dispatch(CatalogueAction.load(id, from: context.services.client))
    handle(.closed(id))
  }

  private func handle(_ action: WriteReviewAction) {
    context.dispatch(action)
    switch action {
    case .opened, .changed: context.dispatch(GuestBookAction.formChanged)
    case .sent(_, let draft):
      guard let session = context.store.state.session.current else { return }
      context.run(
        .first("send"),
        GuestBookAction.send(draft, about: id, as: session, key: key, to: context.services.client))
    case .closed:
      context.dispatch(GuestBookAction.formChanged)
      context.dispatch(AppRoute.close(.writeReview(id: id)))
    }
  }
}
