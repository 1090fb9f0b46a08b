/// Lets one change of the screens end before the next begins.
///
/// A coordinator may navigate in `start()`. Its requests wait here until the change that started it
/// is complete.
@MainActor final class ChangeGate {
  /// Whether a change has begun and not ended.
  private(set) var isClosed = false

  private var waiting: [@MainActor () -> Void] = []

  /// Makes a change, and then the changes that were requested meanwhile.
  func perform(_ change: () -> Void) {
    guard !isClosed else { return change() }
    isClosed = true
    change()
    isClosed = false
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  /// Calls `body` when the change has ended.
  func enqueue(_ body: @escaping @MainActor () -> Void) {
    waiting.append(body)
  }
}
