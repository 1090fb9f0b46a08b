import Redux

extension TestStore {
  /// Waits until all effects have ended, and fails if the test has not received an action.
  ///
  /// Call it at the end of each test. Effects that still run are canceled.
  ///
  /// - Parameters:
  ///   - fileID: The file in which a failure is reported.
  ///   - line: The line in which a failure is reported.
  /// - Throws: A ``TestStoreFailure`` if the test has not received an action, or if an effect in
  ///   ``effects`` does not end within the time limit. A test that is not exhaustive may leave both.
  public nonisolated(nonsending) func finish(fileID: String = #fileID, line: Int = #line)
    async throws
  {
    if isExhaustive { await within(timeLimit) { [effects] in await effects.finished() } }
    try reportLeftovers(at: TestStoreFailure.Place(fileID: fileID, line: line))
  }

  /// Fails if the test has not received an action, or if an effect still runs.
  ///
  /// Use it in a test without `await`.
  ///
  /// - Parameters:
  ///   - fileID: The file in which a failure is reported.
  ///   - line: The line in which a failure is reported.
  /// - Throws: A ``TestStoreFailure`` if the test has not received an action, or if an effect in
  ///   ``effects`` still runs.
  public func finish(fileID: String = #fileID, line: Int = #line) throws {
    try reportLeftovers(at: TestStoreFailure.Place(fileID: fileID, line: line))
  }

  private func reportLeftovers(at place: TestStoreFailure.Place) throws {
    defer { effects.cancel() }
    isOver = true
    if let failure = leftovers(at: place) { throw failure }
  }

  /// Returns the failure for what the test has not received, and for the effects that still run.
  func leftovers(at place: TestStoreFailure.Place) -> TestStoreFailure? {
    let entries = log.entries
    let running = effects.count
    guard isExhaustive, !entries.isEmpty || running > 0 else { return nil }
    var parts: [String] = []
    if running > 0 { parts.append("Effects still run: \(running).") }
    if !entries.isEmpty { parts.append("The test has not received:\n\n\(list(entries))") }
    return TestStoreFailure(parts.joined(separator: " "), at: place)
  }
}
