import Redux

extension TestStore {
  /// Waits for the end of all work, and reports what is left over.
  ///
  /// Call it at the end of each test. Work that still runs is cancelled.
  ///
  /// - Parameters:
  ///   - fileID: Where the failure is reported.
  ///   - line: Where the failure is reported.
  /// - Throws: A ``TestStoreFailure`` if an action was not received, or work in ``effects`` does not
  ///   end in time. A test that is not exhaustive may leave both.
  public nonisolated(nonsending) func finish(fileID: String = #fileID, line: Int = #line)
    async throws
  {
    if isExhaustive { await within(timeLimit) { [effects] in await effects.finished() } }
    try reportLeftovers(at: TestStoreFailure.Place(fileID: fileID, line: line))
  }

  /// Reports what is left over, in a test that awaits nothing.
  ///
  /// - Parameters:
  ///   - fileID: Where the failure is reported.
  ///   - line: Where the failure is reported.
  /// - Throws: A ``TestStoreFailure`` if an action was not received, or work in ``effects`` runs.
  public func finish(fileID: String = #fileID, line: Int = #line) throws {
    try reportLeftovers(at: TestStoreFailure.Place(fileID: fileID, line: line))
  }

  private func reportLeftovers(at place: TestStoreFailure.Place) throws {
    defer { effects.cancel() }
    let (entries, running) = (log.entries, effects.count)
    guard isExhaustive, !entries.isEmpty || running > 0 else { return }
    throw failure(leftOver: entries, running: running, at: place)
  }
}
