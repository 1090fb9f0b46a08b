/// Runs work that must end in time.
///
/// - Throws: `ClientError.timedOut` if it doesn't; the work is cancelled then.
func withDeadline<Value: Sendable>(
  _ duration: Duration, on clock: any Clock<Duration>,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await clock.sleep(for: duration)
      throw ClientError.timedOut
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}
