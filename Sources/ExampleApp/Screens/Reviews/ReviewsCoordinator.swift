import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the reviews of one sight, and opens the form for another one.
@MainActor final class ReviewsCoordinator: ScreenCoordinator {
  let viewController = ReviewsViewController()
  private let id: Sight.ID
  private let context: ScreenContext

  init(id: Sight.ID, context: ScreenContext) { (self.id, self.context) = (id, context) }

  func start() {
    viewController.send = { [unowned self] in handle($0(id)) }
    context.store.observeOnMain(\.guestBook[id], \.waits[.reviews(id)])
      .map { ReviewsViewState($0, waiting: $1) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: ReviewsAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped:
      context.run(.latest("load"), GuestBookAction.load(id, from: context.services.client))
    case .stopTapped:
      context.effects.cancel("load")
      context.dispatch(GuestBookAction.load(id, .failure(ClientError.stopped)))
    case .writeTapped: openForm()
    }
  }

  /// Opens the form by its link, so that the guard asks for a sign-in first.
  private func openForm() {
    let form = Route<AppMap>(
      tab: .explore, [.sight(id: id), .reviews(id: id)], modals: [[.writeReview(id: id)]])
    guard let link = AppLinks.address(of: form) else { return }
    context.dispatch(LinkAction<AppMap>.received(RawLink(link), from: .inApp))
  }
}
