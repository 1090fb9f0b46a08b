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
      initialState: initialState, middleware: middleware, reducing: reducing, tool: recorder)
  }

  /// The recorder of the store, if it has one.
  public var recorder: Recorder<State>? { tool as? Recorder<State> }

  /// Whether the store shows an earlier moment.
  public var isTraveling: Bool { recorder?.travel != nil }

  /// Shows the state of an earlier moment: observers get its values, and the UI follows.
  ///
  /// Until ``returnToPresent()``, actions are ignored and counted, and no effect starts. Actions of
  /// effects that were running, and of middleware, are held until then. Without a recorder nothing happens.
  ///
  /// - Parameter moment: The number of an action, whose state is shown; 0 is the start. The nearest
  ///   moment that is kept is shown.
  public func travel(to moment: Int) {
    recorder?.perform { $0.show(moment, in: $1) }
  }

  /// Shows the present state again, as it was when the store left it.
  public func returnToPresent() {
    recorder?.perform { $0.showPresent(in: $1) }
  }

  /// Makes the moment that the store shows the present, and goes on from there.
  ///
  /// What happened after it is kept in ``Recorder/branches``. Actions of effects that were held meanwhile are
  /// dropped and counted, and so is whatever the effects that began later still dispatch. An app then
  /// starts its screens again; `RunningApp` of AppShell does, with the inspector's button.
  public func continueFromMoment() {
    recorder?.perform { $0.continueFromMoment(in: $1) }
  }

  /// Goes on at the end of a history that was left, and keeps the one until now as a branch.
  ///
  /// - Parameter id: The number of one of ``Recorder/branches``; nothing happens for another.
  public func continueBranch(_ id: Int) {
    recorder?.perform { $0.continueBranch(id, in: $1) }
  }

  /// Goes on as if an action had never happened, and keeps the history with it as a branch.
  ///
  /// - Parameter number: The number of the action; nothing happens if it isn't recorded.
  public func skip(_ number: Int) {
    recorder?.perform { $0.skip(number, in: $1) }
  }

  /// Goes on as if another action had happened in place of one, and keeps the history with it as a branch.
  ///
  /// - Parameters:
  ///   - number: The number of the action; nothing happens if it isn't recorded.
  ///   - action: The action to put there.
  package func replace(_ number: Int, with action: any ActionType) {
    recorder?.perform { $0.replace(number, with: action, in: $1) }
  }

  /// Goes on at the end of a recording that was made elsewhere, and keeps the history until now as a branch.
  package func goOn(with recording: Recording<State>) {
    recorder?.perform { $0.goOn(with: recording, in: $1) }
  }
}
