/// Holds the one state of an app, which only actions change.
///
/// Each action passes the middleware, is reduced, and reaches every observer before the next one
/// begins; others wait in line. You can use a store from any thread. Keep it as long as you need it:
/// subscriptions do not keep it alive, and they end with it.
///
/// ```swift
/// let store = Store(initialState: AppState())
/// store.observe(\.counter).subscribe { newCount in print("New count is:", newCount) }
/// store.dispatch(CountAction.increment)
/// ```
public final class Store<State: StateType>: Sendable {
  let core: StoreCore<State>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - middleware: Functions that see every action in this order, and the state after it in the
  ///     opposite order. Each is set up once, before this initializer returns.
  ///   - reducing: The thread on which actions are handled.
  public init(
    initialState: State, middleware: [Middleware<State>] = [],
    reducing: ReducingThread = .dispatching
  ) {
    core = StoreCore(state: initialState, middleware: middleware, thread: reducing)
  }

  deinit { core.close() }

  /// A copy of the state after the last action.
  ///
  /// Reading it takes a lock and copies the state. It waits while another thread runs a reducer,
  /// but never for an observer. Inside a reducer it traps.
  public var state: State { core.read() }

  /// The number of subscriptions that have not ended; its cost grows with that number.
  public var subscriptionCount: Int { core.subscriptionCount }

  /// Sends an action through the middleware to the reducer and the observers.
  ///
  /// It returns once the action has been handled, unless the store is busy because this thread, or
  /// another one, is inside it. Then it returns at once, and the action is handled when its turn comes.
  /// With `.main`, the store is always busy for other threads. Inside a reducer it traps.
  ///
  /// - Parameter action: What happened.
  public func dispatch(_ action: any ActionType) { core.dispatch(action) }
}

/// The thread on which a store handles actions.
public enum ReducingThread: Sendable {
  /// The thread that dispatches, or the one that is at work when that one finds the store busy.
  ///
  /// When `dispatch` returns the action has been handled, so a script or a test can read the state in
  /// the next line.
  case dispatching

  /// The main thread, whichever thread dispatches.
  ///
  /// Middleware, reducers and observers then need no care for threads. But on another thread
  /// `dispatch` returns before its action is handled, and nothing happens while the main thread is
  /// busy.
  case main
}
