import Coordinator
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
  private let life: ScreenLife

  init(_ coordinator: any CoordinatorType, _ life: ScreenLife) {
    self.coordinator = coordinator
    self.life = life
  }

  deinit { life.end() }

  var viewController: Any { coordinator.viewController }

  func start() { coordinator.start() }
}
