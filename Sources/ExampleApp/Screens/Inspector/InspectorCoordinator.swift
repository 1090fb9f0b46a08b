import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the last actions, and each new one as it comes.
@MainActor final class InspectorCoordinator: ScreenCoordinator {
  let viewController = InspectorViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() { viewController.send = { [unowned self] in handle($0) } }

  private func handle(_ action: InspectorAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded:
      context.run(.first("follow")) { [weak self, recorder = context.services.recorder] _ in
        let newEntries = recorder.newEntries
        await self?.render()
        for await _ in newEntries { await self?.render() }
      }
    }
  }

  private func render() {
    viewController.render(InspectorViewState(context.services.recorder.entries))
  }
}
