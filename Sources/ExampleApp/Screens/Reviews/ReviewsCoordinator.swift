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
    context.observeOnMain(
      \.guestBook[id], \.guestBook[pending: id], \.session.current,
      \.slowRequests[.reviews(id)], \.storage.problem
    )
    .map(ReviewsViewState.init).render(on: viewController)
  }

  func handle(_ action: ReviewsAction) {
    switch action {
    case .viewLoaded, .refreshPulled, .retryTapped:
      context.run(.latest(Work.load), GuestBookAction.load(id, from: context.services.client))
    case .stopTapped:
      context.effects.cancel(Work.load)
      context.dispatch(GuestBookAction.load(id, .failure(ClientError.stopped)))
    case .writeTapped:
      context.dispatch(AppLinks.writing(about: id, in: context.state))
    case .ownTapped(let review):
      context.dispatch(AppRoute.ask(.removingReview(review, about: id)))
    case .pendingTapped(let pending):
      if let question = AppMap.Dialog.unsent(pending, in: context.state.guestBook) {
        context.dispatch(AppRoute.ask(question))
      }
    }
  }
}
