public import Redux

/// Tests a store step by step: what each action changes, and what actions it leads to.
///
/// It is exhaustive: a change that a test does not name fails it, and so does an action of an effect
/// that it does not receive. So a test says all that a feature does.
///
/// ```swift
/// let store = TestStore(initialState: PostsState())
///
/// try store.dispatch(PostsAction.refreshTapped) { $0.isRefreshing = true }
/// store.dispatch(loadPosts(from: client))
/// try await store.receive(PostsAction.loaded(["Hello"])) { $0.posts = ["Hello"] }
/// try await store.finish()
/// ```
///
/// Its methods throw a ``TestStoreFailure``, so they work in Swift Testing, XCTest, or anything else.
/// It belongs to the task that made it; what it tests may use any thread.
public final class TestStore<State: StateType & Equatable> {
  /// The store that is tested; hand it to what dispatches by itself, such as a coordinator.
  ///
  /// All that is dispatched there has to be received.
  public let store: Store<State>

  /// What runs the work that the test starts; `finish()` reports what still runs.
  public let effects: EffectScope<State>

  /// Whether a test has to name each change and receive each action.
  ///
  /// If not, what a test names must hold, and it may pass over all else: right for a long flow in
  /// which only the end matters.
  public var isExhaustive: Bool

  /// The state as the test knows it: after the last action that it dispatched or received.
  public internal(set) var state: State

  let log = ActionLog<State>()
  let timeLimit: Duration

  /// Makes a store to be tested.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - middleware: The middleware that is tested.
  ///   - reducing: Where actions are worked.
  ///   - isExhaustive: Whether the test has to name each change and receive each action.
  ///   - timeLimit: How long at most to wait for what effects do. Only a failing test waits so long.
  ///   - clock: Measures the delays of ``effects``.
  public init(
    initialState: State, middleware: [Middleware<State>] = [],
    reducing: ReducingThread = .dispatching, isExhaustive: Bool = true,
    timeLimit: Duration = .seconds(30), clock: any Clock<Duration> = ContinuousClock()
  ) {
    store = Store(
      initialState: initialState, middleware: [log.opening] + middleware + [log.noting],
      reducing: reducing)
    effects = EffectScope(store: store, clock: clock)
    state = initialState
    self.isExhaustive = isExhaustive
    self.timeLimit = timeLimit
  }

  /// Dispatches an action, and compares the state right after it with what the test expects.
  ///
  /// If an effect on another thread is at work in the store, it waits its turn, for the time limit at
  /// most.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - changes: Makes the expected state of the one before; nothing changes unless it says so. In a
  ///     test that is not exhaustive it is given the actual state, and must leave that as it is.
  ///   - fileID: Where the failure is reported.
  ///   - line: Where the failure is reported.
  /// - Throws: A ``TestStoreFailure`` if the state differs, or if an action came before that the test
  ///   has not received; and what `changes` throws.
  public func dispatch(
    _ action: any ActionType, changes: (inout State) throws -> Void = { _ in },
    fileID: String = #fileID, line: Int = #line
  ) throws {
    let place = TestStoreFailure.Place(fileID: fileID, line: line)
    let letter = SentAction(action)
    store.dispatch(letter)
    guard letter.isDone(within: timeLimit) else { throw failure(toDo: action, at: place) }
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
