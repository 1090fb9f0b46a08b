extension Store {
  /// Observes the value at a key path, on the thread that handles the action.
  ///
  /// With each action a stored property costs about as much as comparing its bytes, however many
  /// observers it has. A computed property is computed and compared with each action.
  ///
  /// - Parameter keyPath: The part of the state to observe.
  /// - Returns: The stream of its values. It does not keep the store alive; once the store has gone,
  ///   subscribers are never called.
  public func observe<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> StateStream<Value> {
    stream { $0.source(keyPath) }
  }

  /// Observes the value at a key path on the main actor, to render it.
  ///
  /// Actions dispatched on the main actor reach observers before `dispatch` returns, unless the store
  /// is busy. Other actions reach them by one hop, which carries the newest value. The cost is that of
  /// ``observe(_:)->StateStream<Value>``.
  ///
  /// - Parameter keyPath: The part of the state to observe.
  /// - Returns: The stream of its values.
  public func observeOnMain<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> MainStateStream<Value> {
    mainStream { $0.source(keyPath) }
  }

  /// Observes several key paths, with all values from the same state.
  ///
  /// An action that changes several of them calls an observer once.
  ///
  /// - Parameter keyPaths: The parts of the state to observe.
  /// - Returns: The stream of their values.
  public func observe<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> StateStream<(repeat each Value)> {
    stream { $0.source(joining: repeat each keyPaths) }
  }

  /// Observes several key paths on the main actor, with all values from the same state.
  ///
  /// An action that changes several of them calls an observer once.
  ///
  /// - Parameter keyPaths: The parts of the state to observe.
  /// - Returns: The stream of their values.
  public func observeOnMain<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> MainStateStream<(repeat each Value)> {
    mainStream { $0.source(joining: repeat each keyPaths) }
  }

  func stream<Value>(_ opening: @escaping StoreCore<State>.Opening<Value>) -> StateStream<Value> {
    StateStream { [core] in core.subscribe(to: opening, lifetime: $0, $1) }
  }

  func mainStream<Value>(
    _ opening: @escaping StoreCore<State>.Opening<Value>
  ) -> MainStateStream<Value> {
    MainStateStream { [core] in core.subscribeOnMain(to: opening, lifetime: $0, $1) }
  }
}
