import Coordinator
import Redux
import Synchronization

/// Ends when a screen closes, whatever still holds its coordinator or its context.
///
/// A screen that opens again in the same place has the same identifier, and another life.
final class ScreenLife: Sendable {
  private let hasEnded = Atomic(false)

  /// Whether the screen has closed.
  var isOver: Bool { hasEnded.load(ordering: .acquiring) }

  func end() { hasEnded.store(true, ordering: .releasing) }
}

/// A screen's coordinator as the driver keeps it, until the screen closes.
@MainActor final class OpenScreen: CoordinatorType {
  private let coordinator: any CoordinatorType
  private let end: @Sendable () -> Void

  init<App: AppType>(_ coordinator: any CoordinatorType, _ context: ScreenContext<App>) {
    self.coordinator = coordinator
    end = { [life = context.life, effects = context.effects] in
      life.end()
      effects.cancel()
    }
  }

  deinit { end() }

  var viewController: Any { coordinator.viewController }

  func start() { coordinator.start() }
}
