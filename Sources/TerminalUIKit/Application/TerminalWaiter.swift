/// Someone who waits for a frame that fulfils a condition.
@MainActor final class TerminalWaiter {
  private let condition: (TerminalScreen) -> Bool
  private var continuation: CheckedContinuation<Bool, Never>?

  init(
    _ continuation: CheckedContinuation<Bool, Never>, condition: @escaping (TerminalScreen) -> Bool
  ) {
    self.continuation = continuation
    self.condition = condition
  }

  var isDone: Bool { continuation == nil }

  func look(at screen: TerminalScreen) {
    if condition(screen) { finish(true) }
  }

  func finish(_ result: Bool) {
    continuation?.resume(returning: result)
    continuation = nil
  }
}
