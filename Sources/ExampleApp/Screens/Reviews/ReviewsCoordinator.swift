import AppShell
import Coordinator
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
    case .writeTapped: AppLinks.writing(about: id).map(context.dispatch)
    }
  }
}
