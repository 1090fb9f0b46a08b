import AppShell
import Synchronization

/// Sends only a few requests at a time; the newest that waits is the next, since the user wants it.
nonisolated final class RequestLimit: Sendable {
  private typealias Waiter = (id: Int, continuation: CheckedContinuation<Void, any Error>)

  private struct State {
    var free: Int
    var nextID = 0
    var waiting: [Waiter] = []
  }

  private let state: Mutex<State>

  /// Allows this many at a time.
  init(_ count: Int) { state = Mutex(State(free: count)) }

  /// Runs a body once fewer requests run, unless the task is canceled before.
  func run<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    try await start()
    defer { end() }
    return try await body()
  }

  private func start() async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          guard state.free == 0 else {
            state.free -= 1
            return .success(())
          }
          state.waiting.append((id, continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0) }
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }

  private func end() {
    let next = state.withLock { state in
      if state.waiting.isEmpty { state.free += 1 }
      return state.waiting.popLast()
    }
    next?.continuation.resume()
  }
}
