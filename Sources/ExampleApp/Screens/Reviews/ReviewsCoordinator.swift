import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator that shows the reviews of one sight, and opens the form for another one.
@MainActor func reviewsCoordinator(
  of id: Sight.ID, _ context: ScreenContext
) -> any ScreenCoordinator {
  context.coordinator(
    ReviewsViewController(),
    showing: context.store.observeOnMain { ($0.guestBook[id], $0.waits[.reviews(id)]) }
      .map { ReviewsViewState($0, waiting: $1) }
  ) { action in
    let action = action(id)
    context.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped:
      context.run(.latest("load"), GuestBookAction.load(id, from: context.services.client))
    case .stopTapped:
      context.effects.cancel("load")
      context.dispatch(GuestBookAction.load(id, .failure(ClientError.stopped)))
    case .writeTapped:
      // The link of the form asks for a sign-in first.
      let form = Route<AppMap>(
        tab: .explore, [.sight(id: id), .reviews(id: id)], modals: [[.writeReview(id: id)]])
      guard let link = AppLinks.address(of: form) else { return }
      context.dispatch(LinkAction<AppMap>.received(RawLink(link), from: .inApp))
    }
  }
}
