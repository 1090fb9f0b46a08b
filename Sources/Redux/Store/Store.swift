/// Holds the one state of an app, and lets nothing but actions change it.
///
/// One action at a time passes the middleware, is reduced, and is told to every observer before the
/// next begins; what is dispatched meanwhile waits in line. Any thread may use a store. Whoever made it
/// keeps it: no subscription does, and all of them end with it.
///
/// ```swift
/// let store = Store(initialState: AppState())
/// store.observe(\.counter).subscribe { newCount in print("New count is:", newCount) }
/// store.dispatch(CountAction.increment)
/// ```
public final class Store<State: StateType>: Sendable {
  let core: StoreCore<State>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: What observers hear first.
  ///   - middleware: Sees every action in this order, the state after it in the opposite one. Each is
  ///     set up once, before this returns.
  ///   - reducing: Where actions are worked: on the thread that dispatches, or on main.
  public init(
    initialState: State, middleware: [Middleware<State>] = [],
    reducing: ReducingThread = .dispatching
  ) {
    core = StoreCore(state: initialState, middleware: middleware, thread: reducing)
  }

  deinit { core.close() }

  /// The state after the last action; a copy, so it does not change in the reader's hands.
  ///
  /// To read it takes a lock and a copy, which shares its storage. It waits for a reducer that is at
  /// work on another thread, and never for an observer. Inside a reducer it traps.
  public var state: State { core.read() }

  /// How many subscriptions live; those whose owner has gone do not count.
  ///
  /// It looks at each.
  public var subscriptionCount: Int { core.subscriptionCount }

  /// Sends an action through the middleware to the reducer and the observers.
  ///
  /// It returns after that is done, unless the store is busy: because this thread is inside it (in
  /// middleware or an observer), or another thread is at work. Then it returns at once and the
  /// action follows in its turn. With `.main`, any other thread finds the store busy. Inside a
  /// reducer it traps, naming both actions.
  ///
  /// - Parameter action: What happened.
  public func dispatch(_ action: any ActionType) { core.dispatch(action) }
}

extension Store {
  /// Observes the value at a key path, on the thread that works the store.
  ///
  /// A stored property costs about as much as a comparison of its bytes for each action, however
  /// many observe it; a computed one is computed and compared for each action.
  ///
  /// - Parameter keyPath: The part of the state.
  /// - Returns: The stream of its values. It keeps no store alive; once the store has gone, who
  ///   subscribes hears nothing.
  public func observe<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> StateStream<Value> {
    StateStream { [core] in core.subscribe(to: { $0.channel(keyPath) }, lifetime: $0, $1) }
  }

  /// Observes the value at a key path, on the main actor: what screens are rendered from.
  ///
  /// What is dispatched on the main actor is heard before `dispatch` returns, unless the store is
  /// busy; the rest after one hop, with the newest value. It costs what `observe` does.
  ///
  /// - Parameter keyPath: The part of the state.
  /// - Returns: The stream of its values.
  public func observeOnMain<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> MainStateStream<Value> {
    MainStateStream { [core] in
      core.subscribeOnMain(to: { $0.channel(keyPath) }, lifetime: $0, $1)
    }
  }
}
