extension StoreType {
  /// Observes the value at a key path, on the thread that handles the action.
  ///
  /// With each action a stored property costs about as much as comparing its bytes, however many
  /// observers it has. A computed property is computed and compared with each action: in the time that
  /// this takes if the key path is written as a literal, and else after a copy of the whole state.
  ///
  /// - Parameter keyPath: The part of the state to observe. An expression that makes it may be evaluated
  ///   several times, and must give the same key path each time.
  /// - Returns: The stream of its values. It does not keep the store alive; once the store has gone,
  ///   subscribers are never called.
  @inlinable @inline(__always)
  public func observe<Value: Equatable & Sendable>(
    _ keyPath: @autoclosure () -> any KeyPath<State, Value> & Sendable
  ) -> StateStream<Value> {
    let access = access
    return access.stream(Part(at: access.offset, keyPath()))
  }

  /// Observes the value at a key path on the main actor, to render it.
  ///
  /// Actions dispatched on the main actor reach observers before `dispatch` returns, unless the store
  /// is busy. Other actions reach them by one hop, which carries the newest value. The cost is that of
  /// `observe`.
  ///
  /// - Parameter keyPath: The part of the state to observe.
  /// - Returns: The stream of its values.
  @inlinable @inline(__always)
  public func observeOnMain<Value: Equatable & Sendable>(
    _ keyPath: @autoclosure () -> any KeyPath<State, Value> & Sendable
  ) -> MainStateStream<Value> {
    let access = access
    return access.mainStream(Part(at: access.offset, keyPath()))
  }

  /// Observes a value that a closure computes from the state, on the thread that handles the action.
  ///
  /// Use it for what no key path leads to, and for what takes a few steps:
  ///
  /// ```swift
  /// store.observe { $0.profile?.name }
  /// ```
  ///
  /// - Parameter value: A pure function of the state, which is called once with each action, under the
  ///   store's lock. It must not use the store (it traps). What is stored is cheaper to observe by a key
  ///   path, since that is compared by its bytes.
  /// - Returns: The stream of its values.
  @inlinable @inline(__always)
  public func observe<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (State) -> Value
  ) -> StateStream<Value> {
    let access = access
    return access.stream(Part(at: access.offset, value))
  }

  /// Observes a value that a closure computes from the state on the main actor, to render it.
  ///
  /// - Parameter value: A pure function of the state, as for `observe`. It is called on the thread that
  ///   handles the action.
  /// - Returns: The stream of its values.
  @inlinable @inline(__always)
  public func observeOnMain<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (State) -> Value
  ) -> MainStateStream<Value> {
    let access = access
    return access.mainStream(Part(at: access.offset, value))
  }
}
