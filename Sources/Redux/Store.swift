/// Holds the one state of an app, which only actions change.
///
/// Each action passes the middleware, is reduced, and reaches the observers of what it changed before the next one
/// begins; only those on the main actor may follow later. Other actions wait in line. You can use a store from any
/// thread. Keep it as long as you need it: subscriptions do not keep it alive, and they end with it.
///
/// ```swift
/// let store = Store(initialState: AppState())
/// store.observe(\.counter).subscribe { newCount in print("New count is:", newCount) }
/// store.dispatch(CountAction.increment)
/// ```
public final class Store<State: StateType>: StoreType {
  let engine: StoreEngine<State>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - middleware: Functions that see every action in this order, and the state after it in the
  ///     opposite order. Each is set up once, before this initializer returns.
  ///   - reducing: The thread on which actions are handled.
  ///   - tool: A tool of development, such as a recorder. An app that ships has none.
  public convenience init(
    initialState: State, middleware: [Middleware<State>] = [],
    reducing: ReducingThread = .dispatching, tool: (any StoreTool<State>)? = nil
  ) {
    self.init(StoreEngine(initialState, middleware, reducing, tool: tool))
  }

  init(_ engine: StoreEngine<State>) { self.engine = engine }

  deinit { engine.end() }

  /// The whole state.
  public var access: StateAccess<State> { StateAccess(engine) }

  /// The tool that the store was made with.
  public var tool: (any StoreTool<State>)? { engine.tool }

  /// Whether a tool has paused the app: the store shows another state than the app's own, and handles no action.
  ///
  /// Don't save or send anything meanwhile.
  public var isPaused: Bool { engine.tool?.isPausing == true }

  /// Sends an action through the middleware to the reducer and the observers.
  ///
  /// It returns once the action has been handled, unless the store is busy because this thread, or
  /// another one, is inside it. Then it returns immediately, and the action is handled when its turn comes.
  /// With `.main`, the store is always busy for other threads. Inside a reducer it traps.
  ///
  /// If other threads have dispatched meanwhile, the main thread handles their actions for a few
  /// milliseconds at most. Another thread handles the rest; until it is done, the store is busy for the
  /// main thread, too.
  ///
  /// - Parameter action: What happened.
  public func dispatch(_ action: any ActionType) { engine.dispatch(action) }
}
