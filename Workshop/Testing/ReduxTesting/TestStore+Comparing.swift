import Redux
import ReduxRecording

extension TestStore {
  /// Compares a state with the expected one, and continues from the actual one.
  func compare(
    _ actual: State, after action: any ActionType, _ changes: (inout State) throws -> Void,
    at place: TestStoreFailure.Place
  ) throws {
    var expected = isExhaustive ? state : actual
    state = actual
    try changes(&expected)
    guard expected != actual else { return }
    let difference = Difference(expected: expected, actual: actual)
    throw failure(
      """
      The state after \(Outline.text(of: action)) is not as expected (- expected, + actual):

      \(difference)
      """, at: place)
  }

  private func failure(_ words: String, at place: TestStoreFailure.Place) -> TestStoreFailure {
    isOver = true
    return TestStoreFailure(words, at: place)
  }

  func failure(toDo action: any ActionType, at place: TestStoreFailure.Place) -> TestStoreFailure {
    failure(
      """
      \(Outline.text(of: action)) was not handled within \(timeLimit), because the store is busy. In an \
      observer or middleware, dispatch to the TestStore's `store`, not to the TestStore.
      """, at: place)
  }

  func failure(
    unreceived entries: some Collection<ActionLog<State>.Entry>, before action: any ActionType,
    at place: TestStoreFailure.Place
  ) -> TestStoreFailure {
    failure(
      "Before \(Outline.text(of: action)) there were actions that the test has not received:\n\n"
        + list(entries), at: place)
  }

  func failure(toReceive action: String, at place: TestStoreFailure.Place) -> TestStoreFailure {
    let others = log.entries
    return failure(
      "\(action) was not dispatched within \(timeLimit)"
        + " (running effects: \(effects.count))"
        + (others.isEmpty ? "." : ". These were:\n\n\(list(others))"), at: place)
  }

  func failure(
    toReceive action: any ActionType, butGot other: any ActionType,
    at place: TestStoreFailure.Place
  ) -> TestStoreFailure {
    failure(
      """
      The action is not the expected one (- expected, + actual):

      \(Difference(expected: action, actual: other))
      """, at: place)
  }

  func failure(
    toReceive type: String, butGot other: any ActionType, at place: TestStoreFailure.Place
  ) -> TestStoreFailure {
    failure(
      "The action is not the expected \(type): \(Outline.text(of: other))", at: place)
  }

  func list(_ entries: some Collection<ActionLog<State>.Entry>) -> String {
    entries.map { "  \(Outline.text(of: $0.action))" }.joined(separator: "\n")
  }
}
