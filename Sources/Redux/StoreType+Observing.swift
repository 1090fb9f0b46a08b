extension StoreType {
  /// Observes the value at a key path, on the thread that handles the action.
  ///
  /// With each action a stored property costs about as much as comparing its bytes, however many
  /// observers it has. Any other part is computed with each action, from a copy of the whole state:
  /// observe it by a closure instead.
  ///
  /// - Parameter keyPath: The part of the state to observe, best a stored property.
  /// - Returns: The stream of its values. It does not keep the store alive; once the store has gone,
  ///   subscribers are never called.
  @inlinable @inline(__always)
  public func observe<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> StateStream<Value> {
    let access = access
    return access.stream(Part(of: access, keyPath))
  }

  /// Observes the value at a key path on the main actor, to render it.
  ///
  /// Actions dispatched on the main actor reach observers before `dispatch` returns, unless the store
  /// is busy. Other actions reach them by one hop, which carries the newest value. It costs as much as
  /// `observe`.
  ///
  /// - Parameter keyPath: The part of the state to observe.
  /// - Returns: The stream of its values.
  @inlinable @inline(__always)
  public func observeOnMain<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> MainStateStream<Value> {
    let access = access
    return access.mainStream(Part(of: access, keyPath))
  }

  /// Observes a value that a closure computes from the state, on the thread that handles the action.
  ///
  /// Use it for a value that isn't a stored property of the state, such as a computed one, a property of
  /// an optional, or an element of a collection.
  ///
  /// ```swift
  /// store.observe { $0.profile?.name }
  /// ```
  ///
  /// - Parameter value: A pure function of the state, which is called for each subscription when it begins, and once
  ///   with each action, under the store's lock. It must not use the store (it traps). A stored value is cheaper to observe by a key
  ///   path, since that is compared by its bytes.
  /// - Returns: The stream of its values.
  @inlinable @inline(__always)
  public func observe<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (State) -> Value
  ) -> StateStream<Value> {
    let access = access
    return access.stream(Part(of: access, value))
  }

  /// Observes a value that a closure computes from the state on the main actor, to render it.
  ///
  /// - Parameter value: A pure function of the state, as for `observe`. It is called on the thread that
  ///   subscribes, and on the one that handles the action.
  /// - Returns: The stream of its values.
  @inlinable @inline(__always)
  public func observeOnMain<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (State) -> Value
  ) -> MainStateStream<Value> {
    let access = access
    return access.mainStream(Part(of: access, value))
  }
}
