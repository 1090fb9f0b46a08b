public import Redux

extension TestStore {
  /// Waits for the next action that the test has not dispatched itself, and compares it and the state
  /// after it with the expected ones.
  ///
  /// The test receives actions in the order in which they were reduced. A test that is not exhaustive
  /// passes over others until the expected one comes.
  ///
  /// - Parameters:
  ///   - action: The action that an effect, middleware or an observer is expected to dispatch.
  ///   - changes: A closure that changes the state from before into the expected one, like
  ///     ``dispatch(_:changes:fileID:line:)``.
  ///   - fileID: The file in which a failure is reported.
  ///   - line: The line in which a failure is reported.
  /// - Throws: A ``TestStoreFailure`` if another action comes, if none comes within the time limit, or
  ///   if the state differs; and the error that `changes` throws.
  public nonisolated(nonsending) func receive<Action: ActionType & Equatable>(
    _ action: Action, changes: (inout State) throws -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) async throws {
    let place = TestStoreFailure.Place(fileID: fileID, line: line)
    let isAwaited: @Sendable (ActionLog<State>.Entry) -> Bool = { [isExhaustive] entry in
      isExhaustive || entry.action as? Action == action
    }
    await within(timeLimit) { [log] in await log.wait(for: isAwaited) }
    guard let entry = log.take(through: isAwaited)?.last else {
      throw failure(toReceive: action, at: place)
    }
    guard entry.action as? Action == action else {
      state = entry.state
      throw failure(toReceive: action, butGot: entry.action, at: place)
    }
    try compare(entry.state, after: action, changes, at: place)
  }
}

/// Waits until a function returns, but no longer than a limit.
func within(_ limit: Duration, _ wait: @escaping @Sendable () async -> Void) async {
  await withTaskGroup { group in
    group.addTask(operation: wait)
    group.addTask { try? await ContinuousClock().sleep(for: limit) }
    await group.next()
    group.cancelAll()
  }
}
