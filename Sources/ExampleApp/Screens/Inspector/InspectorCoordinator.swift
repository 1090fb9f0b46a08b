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
        let changes = recorder.changes
        await self?.render()
        for await _ in changes { await self?.render() }
      }
    }
  }

  private func render() {
    guard let recording = context.services.recorder.recording else { return }
    viewController.render(InspectorViewState(recording))
  }
}
