import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator that shows the guide to a sight, and downloads it in parts, so that it can be read
/// without a connection.
@MainActor func guideCoordinator(
  of id: Sight.ID, _ context: ScreenContext
) -> any ScreenCoordinator {
  let (client, folder) = (context.services.client, context.services.guides)
  return context.coordinator(
    GuideViewController(),
    showing: context.store.observeOnMain { ($0.guides[id], $0.waits[.guide(id)]) }
      .map { GuideViewState($0, waiting: $1) }
  ) { action in
    let action = action(id)
    context.dispatch(action)
    switch action {
    case .viewLoaded:
      // The same guide may be on its way in another tab.
      guard !context.store.read({ $0.guides[id].isLoading }) else { return }
      context.run(.first("guide"), GuidesAction.find(id, in: folder))
    case .downloadTapped:
      context.run(.latest("guide"), GuidesAction.download(id, from: client, to: folder))
    case .stopTapped: context.effects.cancel("guide")
    case .removeTapped: context.run(.latest("guide"), GuidesAction.remove(id, from: folder))
    }
  }
}
