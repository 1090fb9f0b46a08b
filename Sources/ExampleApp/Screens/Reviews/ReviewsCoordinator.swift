import AppShell
import Coordinator
import Outbox
import Redux
import UIKit

/// Shows the reviews of one sight, and opens the form for a new one.
final class ReviewsCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load }

  let viewController = ReviewsViewController()
  let context: ScreenContext
  private let id: Sight.ID

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observe(\.guestBook[id], \.guestBook[pending: id], \.slowRequests[.reviews(id)])
      .map(ReviewsViewState.init).render(on: viewController)
  }

  /// Offers what can be done about a review, unless it is being sent.
  private func ask(about pending: PendingReview.ID) {
    guard let change = context.state.guestBook.outbox[pending], change.status != .sending else {
      return
    }
    context.dispatch(
      AppRoute.ask(.unsent(pending, about: id, canEdit: change.canBeReplaced)))
  }

  func handle(_ action: ReviewsAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped:
      context.run(.latest(Work.load), GuestBookAction.load(id, from: context.services.client))
    case .stopTapped:
      context.effects.cancel(Work.load)
      context.dispatch(GuestBookAction.load(id, .failure(ClientError.stopped)))
    case .writeTapped:
      if let link = AppLinks.writing(about: id) { context.dispatch(link) }
    case .pendingTapped(let pending): ask(about: pending)
    }
  }
}
