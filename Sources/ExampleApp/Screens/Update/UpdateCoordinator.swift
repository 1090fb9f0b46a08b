import AppShell
import Coordinator
import Redux
import UIKit

/// Says that the app must be updated, and asks the server again.
final class UpdateCoordinator: CoordinatorType {
  private enum Work: EffectKey { case check }

  let viewController = UpdateViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.update.check).map(UpdateViewState.init).render(on: viewController)
  }

  func handle(_ action: UpdateAction) {
    switch action {
    case .retryTapped: context.run(.first(Work.check), check(with: context.services.client))
    case .refused, .check: context.dispatch(action)
    }
  }
}

/// Returns an effect that sends the smallest request.
private func check(with client: SightsClient) -> Effect<AppState> {
  effect(reporting: { UpdateAction.check($0) }) { _ in try await client.sights(page: 1) }
}
