import AppShell
import Coordinator
import Outbox
import Redux
import UIKit

/// Runs the form for a review, and closes when the review is among those to send.
final class WriteReviewCoordinator: CoordinatorType {
  let viewController = WriteReviewViewController()
  let context: ScreenContext
  private let id: Sight.ID
  /// Identifies the review, so that a second tap doesn't send it again.
  private lazy var reviewID = context.services.makeID()

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [weak self] in self?.handle($0) }
    if let draft = context.state.guestBook.drafts[id] { viewController.show(draft) }
    context.observeOnMain(\.catalogue[id]).map(WriteReviewViewState.init)
      .render(on: viewController)
  }

  func handle(_ action: WriteReviewAction) {
    switch action {
    case .changed(let draft): context.dispatch(GuestBookAction.drafted(id, draft))
    case .sent(let draft): send(draft)
    case .closed: context.dispatch(AppRoute.close(.writeReview(id: id)))
    }
  }

  private func send(_ draft: ReviewDraft) {
    guard let account = context.state.session.current else {
      return context.dispatch(AppRoute.present([.signIn]))
    }
    let change = ReviewChange(sightId: id, draft: draft)
    let pending = PendingReview(change, id: reviewID, account: account.email)
    context.dispatch(ReviewOutboxAction.added(pending))
    // Closing is a second action: a full outbox doesn't take the review, and then the form stays.
    guard context.state.guestBook.outbox[pending.id] != nil else { return }
    // What the keyboard still changes is no new draft.
    viewController.send = { _ in }
    handle(.closed)
  }
}
