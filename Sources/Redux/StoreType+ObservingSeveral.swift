// NB: why there is a function for two key paths: with a parameter pack alone, Swift 6.3 does not infer
// the types in `subscribe { print($0, $1) }`.
extension StoreType {
  /// Observes several key paths, with all values from the same state.
  ///
  /// An action that changes several of them calls an observer once.
  ///
  /// - Parameter keyPaths: The parts of the state to observe, best stored properties.
  /// - Returns: The stream of their values.
  @inlinable @_disfavoredOverload
  public func observe<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> StateStream<(repeat each Value)> {
    let access = access
    return access.stream(joining: repeat Part(of: access, each keyPaths))
  }

  /// Observes several key paths on the main actor, with all values from the same state.
  ///
  /// An action that changes several of them calls an observer once.
  ///
  /// - Parameter keyPaths: The parts of the state to observe, best stored properties.
  /// - Returns: The stream of their values.
  @inlinable @_disfavoredOverload
  public func observeOnMain<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> MainStateStream<(repeat each Value)> {
    let access = access
    return access.mainStream(joining: repeat Part(of: access, each keyPaths))
  }

  /// Observes two key paths, with both values from the same state.
  @inlinable
  public func observe<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable
  ) -> StateStream<(First, Second)> {
    let access = access
    return access.stream(joining: Part(of: access, first), Part(of: access, second))
  }

  /// Observes two key paths on the main actor, with both values from the same state.
  @inlinable
  public func observeOnMain<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable
  ) -> MainStateStream<(First, Second)> {
    let access = access
    return access.mainStream(
      joining: Part(of: access, first), Part(of: access, second))
  }

  /// Observes several values that a closure computes from the same state.
  ///
  /// An action that changes several of them calls an observer once.
  ///
  /// ```swift
  /// store.observe { ($0.visits[id], $0.isSignedIn) }
  /// ```
  ///
  /// - Parameter values: A pure function of the state that returns a tuple.
  /// - Returns: The stream of the tuples.
  @inlinable @inline(__always) @_disfavoredOverload
  public func observe<each Value: Equatable & Sendable>(
    _ values: @escaping @Sendable (State) -> (repeat each Value)
  ) -> StateStream<(repeat each Value)> {
    let access = access
    return access.stream(access.joined(values))
  }

  /// Observes several values that a closure computes from the same state, on the main actor.
  ///
  /// - Parameter values: A pure function of the state that returns a tuple.
  /// - Returns: The stream of the tuples.
  @inlinable @inline(__always) @_disfavoredOverload
  public func observeOnMain<each Value: Equatable & Sendable>(
    _ values: @escaping @Sendable (State) -> (repeat each Value)
  ) -> MainStateStream<(repeat each Value)> {
    let access = access
    return access.mainStream(access.joined(values))
  }
}
