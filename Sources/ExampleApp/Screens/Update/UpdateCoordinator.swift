import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Says that the app must be updated, and asks the server again.
@MainActor final class UpdateCoordinator: ScreenCoordinator {
  let viewController = UpdateViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.update.check).map(UpdateViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: UpdateAction) {
    context.dispatch(action)
    switch action {
    case .retryTapped: context.run(.first("check"), check(with: context.services.client))
    case .refused, .check: break
    }
  }

  /// Makes an effect that sends the smallest request.
  private func check(with client: SightsClient) -> Effect<AppState> {
    effect(reporting: { UpdateAction.check($0) }) { _ in try await client.sights(page: 1) }
  }
}
