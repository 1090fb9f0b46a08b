public import Redux

extension Store {
  /// Creates a store whose actions are recorded, if there is a recorder.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - middleware: Functions that see every action in this order, and the state after it in the
  ///     opposite order. Each is set up once, before this initializer returns.
  ///   - reducing: The thread on which actions are handled.
  ///   - recorder: Records the actions, and enables the store to return to earlier moments.
  public convenience init(
    initialState: State, middleware: [Middleware<State>] = [],
    reducing: ReducingThread = .dispatching, recorder: Recorder<State>?
  ) {
    self.init(
      initialState: initialState, middleware: middleware, reducing: reducing, recordedBy: recorder)
  }

  /// The recorder of the store, if it has one.
  public var recorder: Recorder<State>? { core.recorder as? Recorder<State> }

  /// Shows the state of an earlier moment: observers get its values, and the UI follows.
  ///
  /// Until ``returnToPresent()``, actions are ignored and counted, and no effect starts. Actions of
  /// effects that were running are held until then. Without a recorder nothing happens.
  ///
  /// - Parameter moment: The number of an action, whose state is shown; 0 is the start. The nearest
  ///   moment that is kept is shown.
  public func travel(to moment: Int) {
    core.perform { [core] in (core.recorder as? Recorder<State>)?.show(moment, in: core) }
  }

  /// Shows the present state again, as it was when the store left it.
  public func returnToPresent() {
    core.perform { [core] in (core.recorder as? Recorder<State>)?.showPresent(in: core) }
  }
}
