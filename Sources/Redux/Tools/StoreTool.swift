/// A tool that sees each action of a store, and may show another state, such as a recorder that goes back in time.
///
/// An app that ships has none, and then a store pays for no more than the question whether it has one. Pass the
/// tool to ``Store/init(initialState:middleware:reducing:tool:)``. Its functions are called by the thread that
/// handles the action, unless they say otherwise.
public protocol StoreTool<State>: AnyObject, Sendable {
  /// The state of the store.
  associatedtype State: StateType

  /// Whether the store shows another state than the app's own. Any thread may ask.
  var isPausing: Bool { get }

  /// Waits while the store shows another state, unless the caller is canceled. Any thread may call it.
  ///
  /// An effect whose delay is over waits for it.
  func pauseEnded() async

  /// Called once, when the store is made.
  func attach(to store: StoreControl<State>)

  /// Called once, when the store ends: let go of its control.
  func detach()

  /// Returns whether an action is handled now, before middleware sees it. If not, keep it or drop it.
  func admits(_ action: PendingAction) -> Bool

  /// Handles an action behind all middleware.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: What dispatched it, if that has a name.
  ///   - reduce: Changes the state, and returns the number of observers of what has changed. Call it once.
  ///   - notify: Calls these observers, unless their subscription has ended by then. Those on the main actor may
  ///     follow later. Call it once, after `reduce`.
  func handle(
    _ action: any ActionType, from source: ActionSource?, reduce: () -> Int, notify: () -> Void)

  /// Decides whether an effect may start. Any thread may call it.
  ///
  /// - Parameter run: Runs the effect, whose actions come from a source.
  /// - Returns: A closure that runs the effect, or `nil` if none may start now.
  func effect(
    _ run: @escaping @Sendable (ActionSource?) async -> Void
  ) -> (@Sendable () async -> Void)?
}

/// The store, as its ``StoreTool`` uses it.
public struct StoreControl<State: StateType>: Sendable {
  private let engine: StoreEngine<State>

  init(_ engine: StoreEngine<State>) { self.engine = engine }

  /// The state after the last action.
  ///
  /// Read it in ``perform(_:)``, or in a function of the tool.
  public var state: State { engine.state }

  /// Calls a closure between two actions, immediately if the store is free.
  ///
  /// Any thread may call it.
  public func perform(_ work: @escaping @Sendable () -> Void) { engine.queue.perform(work) }

  /// Replaces the state, and calls the observers of what differs.
  ///
  /// Call it in ``perform(_:)``, or in ``StoreTool/attach(to:)``.
  public func show(_ state: State) { engine.show(state) }

  /// Handles an action that the tool has kept, at its place in the middleware.
  ///
  /// Call it in ``perform(_:)``.
  public func resume(_ action: PendingAction) { engine.handle(action) }
}
