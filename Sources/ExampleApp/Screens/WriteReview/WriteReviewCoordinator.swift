import AppShell
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
    viewController.send = { [unowned self] in handle($0) }
    context.store.read { $0.guestBook.drafts[id] }.map(viewController.show)
    context.observe { [id] in
      ($0.catalogue[id], $0.writeReview[$1], $0.session.isSignedIn, $0.waits[.sendReview(id)])
    }
    .map { sight, form, isSignedIn, waiting -> WriteReviewViewState? in
      form.map {
        WriteReviewViewState(sight, $0.sending, isSignedIn: isSignedIn, waiting: waiting)
      }
    }
    .subscribe(with: viewController) { $1.map($0.render) }
    context.observe { $0.writeReview[$1]?.sending }
      .subscribe(with: self) { if case .loaded? = $1 { $0.finish() } }
  }

  /// Closes the form, and loads the sight again, whose rating the review has changed.
  private func finish() {
    context.store.dispatch(CatalogueAction.load(id, from: context.services.client))
    handle(.closed)
  }

  private func handle(_ action: WriteReviewAction) {
    context.send(action)
    switch action {
    case .changed(let draft): context.dispatch(GuestBookAction.drafted(id, draft))
    case .sent(let draft):
      guard context.store.state.session.isSignedIn else { return }
      context.run(
        .first("send"),
        GuestBookAction.send(
          draft, about: id, key: key, on: context.appearance, to: context.services.client))
    case .stopTapped: context.effects.cancel("send")
    case .closed: context.dispatch(AppRoute.close(.writeReview(id: id)))
    }
  }
}
