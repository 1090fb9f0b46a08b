import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator that says that the app must be updated, and asks the server again.
@MainActor func updateCoordinator(_ context: ScreenContext) -> any ScreenCoordinator {
  context.coordinator(
    UpdateViewController(),
    showing: context.store.observeOnMain(\.update.check).map(UpdateViewState.init)
  ) { action in
    context.dispatch(action)
    switch action {
    case .retryTapped: context.run(.first("check"), check(with: context.services.client))
    case .refused, .check: break
    }
  }
}

/// Makes an effect that sends the smallest request.
private func check(with client: SightsClient) -> Effect<AppState> {
  effect(reporting: { UpdateAction.check($0) }) { _ in try await client.sights(page: 1) }
}
