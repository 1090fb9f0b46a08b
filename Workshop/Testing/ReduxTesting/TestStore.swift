public import Redux

/// Tests a store step by step: what each action changes, and which actions it leads to.
///
/// It is exhaustive: a test fails if it does not name each change and receive each action of an effect,
/// so it describes everything that a feature does.
///
/// ```swift
/// let store = TestStore(initialState: NotesState())
///
/// try store.dispatch(NotesAction.refreshTapped) { $0.isRefreshing = true }
/// store.dispatch(loadNotes(from: client))
/// try await store.receive(NotesAction.loaded(["Hello"])) { $0.notes = ["Hello"] }
/// try await store.finish()
/// ```
///
/// Its methods throw a ``TestStoreFailure``, so they work in Swift Testing, in XCTest and elsewhere. A test that
/// goes without `finish()` and leaves something unchecked can't throw it. Then the failure is printed, and the
/// process of the tests ends with a failure after the last one.
///
/// Use it only in the task that created it. The code that it tests may use any thread.
public final class TestStore<State: StateType & Equatable> {
  /// The store under test, to be passed to objects that dispatch themselves, such as a coordinator.
  ///
  /// The test has to receive each action that is dispatched to it.
  public let store: Store<State>

  /// The scope for effects that the test starts; `finish()` reports those that still run.
  public let effects: EffectScope<State>

  /// Whether a test has to name each change and receive each action.
  ///
  /// If it is `false`, the test may pass over changes and actions. Use that for a long flow in which
  /// only the end matters.
  public var isExhaustive: Bool

  /// The state after the last action that the test dispatched or received.
  public internal(set) var state: State

  let log = ActionLog<State>()
  let timeLimit: Duration
  private let place: TestStoreFailure.Place
  /// Whether the test has finished the store, or a failure has been thrown.
  var isOver = false

  /// Creates a store to be tested.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - middleware: The middleware under test.
  ///   - reducing: The thread on which actions are handled.
  ///   - isExhaustive: Whether the test has to name each change and receive each action.
  ///   - timeLimit: The time to wait for an action or the end of an effect before the test fails.
  ///   - clock: The clock for the delays of ``effects``.
  ///   - fileID: The file in which a failure to call `finish()` is reported.
  ///   - line: The line in which a failure to call `finish()` is reported.
  public init(
    initialState: State, middleware: [Middleware<State>] = [],
    reducing: ReducingThread = .dispatching, isExhaustive: Bool = true,
    timeLimit: Duration = .seconds(30), clock: any Clock<Duration> = ContinuousClock(),
    fileID: String = #fileID, line: Int = #line
  ) {
    place = TestStoreFailure.Place(fileID: fileID, line: line)
    store = Store(
      initialState: initialState, middleware: [log.opening] + middleware + [log.noting],
      reducing: reducing)
    effects = EffectScope(store: store, clock: clock)
    state = initialState
    self.isExhaustive = isExhaustive
    self.timeLimit = timeLimit
  }

  deinit {
    guard !isOver, let failure = leftovers(at: place) else { return }
    UnfinishedStores.report(failure)
  }

  /// Dispatches an action, and compares the state right after it with the expected one.
  ///
  /// If another thread is inside the store, it waits for its turn, up to the time limit.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - changes: A closure that changes the state from before into the expected one. In a test that
  ///     is not exhaustive it gets the actual state, and must not change it.
  ///   - fileID: The file in which a failure is reported.
  ///   - line: The line in which a failure is reported.
  /// - Throws: A ``TestStoreFailure`` if the state differs, or if the test has not received an earlier
  ///   action; and the error that `changes` throws.
  public func dispatch(
    _ action: any ActionType, changes: (inout State) throws -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) throws {
    let place = TestStoreFailure.Place(fileID: fileID, line: line)
    let sending = SentAction(action)
    store.dispatch(sending)
    guard sending.isDone(within: timeLimit) else { throw failure(toDo: action, at: place) }
    guard let (sent, before) = log.takeSent() else {
      return try compare(state, after: action, changes, at: place)
    }
    if isExhaustive, !before.isEmpty {
      throw failure(unreceived: before, before: action, at: place)
    }
    try compare(sent.state, after: action, changes, at: place)
  }

  /// Starts an effect in ``effects``.
  ///
  /// The test has to receive the actions that the effect dispatches.
  ///
  /// - Parameter effect: The effect.
  /// - Returns: The task that runs the effect, with which you can cancel it or await its end.
  @discardableResult
  public func dispatch(_ effect: @escaping Effect<State>) -> Task<Void, Never> {
    effects.run(.every, effect)
  }
}
