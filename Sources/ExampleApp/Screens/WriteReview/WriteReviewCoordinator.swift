import Coordinator
import CoordinatorUIKit
import Foundation
import Redux
import UIKit

/// Runs the form for a review, sends it, and leaves once the server has it.
@MainActor final class WriteReviewCoordinator: ScreenCoordinator {
  let viewController: WriteReviewViewController
  private let id: Sight.ID
  private let store: Store<AppState>
  private let client: SightsClient
  /// Names the review, so that a second try is not a second review.
  private let key = UUID().uuidString
  private let effects: EffectScope<AppState>

  init(id: Sight.ID, store: Store<AppState>, services: Services) {
    self.id = id
    self.store = store
    client = services.client
    effects = EffectScope(store: store, clock: services.clock)
    viewController = WriteReviewViewController(id: id)
  }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [unowned self] in handle($0) }
    store.dispatch(ReviewsAction.formOpened)
    store.observeOnMain(\.catalogue[id], \.reviews.sending).map { WriteReviewViewState($0, $1) }
      .subscribe(with: viewController) { $0.render($1) }
    store.observeOnMain(\.reviews.sending)
      .subscribe(with: self) { if case .loaded = $1 { $0.leave() } }
  }

  private func handle(_ action: WriteReviewAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded: break
    case .sendTapped(_, let draft): send(draft)
    case .cancelTapped: leave()
    }
  }

  private func send(_ draft: ReviewDraft) {
    guard let session = store.state.session.current.value else { return }
    effects.run(
      .first("send"),
      effect(reporting: { [id] in ReviewsAction.send(id, $0) }) { [client, id, key] _ in
        try await client.send(draft, about: id, as: session, key: key)
      })
  }

  private func leave() { store.dispatch(AppRoute.close(.writeReview(id: id))) }
}
