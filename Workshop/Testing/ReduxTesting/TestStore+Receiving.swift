public import Redux
import ReduxRecording

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
    let entry = try await nextEntry(at: place, Outline.text(of: action)) { $0 as? Action == action }
    guard entry.action as? Action == action else {
      throw failure(toReceive: action, butGot: entry.action, at: place)
    }
    try compare(entry.state, after: action, changes, at: place)
  }

  /// Waits for the next action as `receive(_:changes:)` does, and compares its type.
  ///
  /// Use it for an action that isn't `Equatable`, or whose values don't matter.
  ///
  /// - Parameters:
  ///   - type: The type of the action.
  ///   - changes: A closure that changes the state from before into the expected one.
  ///   - fileID: The file in which a failure is reported.
  ///   - line: The line in which a failure is reported.
  /// - Throws: A ``TestStoreFailure`` if another action comes, if none comes within the time limit, or
  ///   if the state differs; and the error that `changes` throws.
  public nonisolated(nonsending) func receive<Action: ActionType>(
    _ type: Action.Type, changes: (inout State) throws -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await receive(
      type, where: { _ in true }, changes: changes, fileID: fileID, line: line)
  }

  /// Waits for the next action as `receive(_:changes:)` does, and compares its type and what a closure checks.
  ///
  /// ```swift
  /// try await store.receive(UploadAction.self) { action in
  ///   if case .ended = action { true } else { false }
  /// } changes: { $0.isUploading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the action.
  ///   - isExpected: Whether an action of that type is the expected one.
  ///   - changes: A closure that changes the state from before into the expected one.
  ///   - fileID: The file in which a failure is reported.
  ///   - line: The line in which a failure is reported.
  /// - Throws: A ``TestStoreFailure`` if another action comes, if none comes within the time limit, or
  ///   if the state differs; and the error that `changes` throws.
  public nonisolated(nonsending) func receive<Action: ActionType>(
    _ type: Action.Type, where isExpected: @escaping @Sendable (Action) -> Bool,
    changes: (inout State) throws -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) async throws {
    let place = TestStoreFailure.Place(fileID: fileID, line: line)
    let matches: @Sendable (any ActionType) -> Bool = { ($0 as? Action).map(isExpected) == true }
    let entry = try await nextEntry(at: place, "\(type)", matches)
    guard matches(entry.action) else {
      throw failure(toReceive: "\(type)", butGot: entry.action, at: place)
    }
    try compare(entry.state, after: entry.action, changes, at: place)
  }

  /// Returns the next action, or in a test that isn't exhaustive the next that matches.
  private nonisolated(nonsending) func nextEntry(
    at place: TestStoreFailure.Place, _ expected: String,
    _ matches: @escaping @Sendable (any ActionType) -> Bool
  ) async throws -> ActionLog<State>.Entry {
    let isAwaited: @Sendable (ActionLog<State>.Entry) -> Bool = { [isExhaustive] entry in
      isExhaustive || matches(entry.action)
    }
    await within(timeLimit) { [log] in await log.wait(for: isAwaited) }
    guard let entry = log.take(through: isAwaited)?.last else {
      throw failure(toReceive: expected, at: place)
    }
    if !matches(entry.action) { state = entry.state }
    return entry
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
