import AppShell
import Coordinator
import Foundation
import Redux
import UIKit

/// Runs the form for a review, sends it, and closes when the server has it.
final class WriteReviewCoordinator: CoordinatorType {
  private enum Work: EffectKey { case send }

  let viewController = WriteReviewViewController()
  let context: ScreenContext
  private let id: Sight.ID
  /// The review that was sent last, and its identity for the server.
  private var attempt: (draft: ReviewDraft, key: String)?

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [weak self] in self?.handle($0) }
    if let draft = context.state.guestBook.drafts[id] { viewController.show(draft) }
    context.observe(
      \.writeReview, \.catalogue[id], \.session.isSignedIn, \.slowRequests[.sendReview(id)]
    )
    .map(WriteReviewViewState.init).render(on: viewController)
    context.observe(\.writeReview).map(\.sending)
      .subscribe(with: self) { if case .loaded = $1 { $0.finish() } }
  }

  func handle(_ action: WriteReviewAction) {
    context.dispatch(action)
    switch action {
    case .changed(let draft): context.dispatch(GuestBookAction.drafted(id, draft))
    case .sent(let draft): send(draft)
    case .stopTapped: context.effects.cancel(Work.send)
    case .closed: context.dispatch(AppRoute.close(.writeReview(id: id)))
    case .sending: break
    }
  }

  /// Closes the form, and loads the sight again, because the review has changed its rating.
  private func finish() {
    context.store.dispatch(CatalogueAction.load(id, from: context.services.client))
    handle(.closed)
  }

  private func send(_ draft: ReviewDraft) {
    guard context.state.session.isSignedIn else { return }
    context.run(
      .first(Work.send),
      GuestBookAction.send(
        draft, about: id, key: key(for: draft), to: context.services.client,
        reporting: WriteReviewAction.sending))
  }

  /// Returns the identity of a review: the same for another attempt, so that the server takes it for the same
  /// review, and a new one if the user has changed the text since.
  private func key(for draft: ReviewDraft) -> String {
    if let attempt, attempt.draft == draft { return attempt.key }
    let key = context.services.makeID()
    attempt = (draft, key)
    return key
  }
}
