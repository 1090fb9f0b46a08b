import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the last actions, and each new one as it comes.
@MainActor final class InspectorCoordinator: ScreenCoordinator {
  let viewController = InspectorViewController()
  private let store: Store<AppState>
  private let recorder: ActionRecorder
  private let effects: EffectScope<AppState>

  init(store: Store<AppState>, services: Services) {
    self.store = store
    recorder = services.recorder
    effects = EffectScope(store: store, clock: services.clock)
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
  }

  private func handle(_ action: InspectorAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded: follow()
    }
  }

  /// Renders what is recorded, now and whenever there is more.
  private func follow() {
    effects.run(.first("follow")) { [weak self, recorder] _ in
      let newEntries = recorder.newEntries
      await self?.render()
      for await _ in newEntries { await self?.render() }
    }
  }

  private func render() { viewController.render(InspectorViewState(recorder.entries)) }
}
