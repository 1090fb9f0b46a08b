// NB: why there are functions for two, three and four values: with a parameter pack alone, Swift 6.3
// does not infer the types in a closure of one expression, such as `{ print($0.count, $1) }`. The pack
// is disfavored because a key path in an autoclosure is to be preferred, and the compiler has no
// opinion.
extension StoreType {
  /// Observes several key paths, with all values from the same state.
  ///
  /// An action that changes several of them calls an observer once.
  ///
  /// - Parameter keyPaths: The parts of the state to observe.
  /// - Returns: The stream of their values.
  @inlinable @_disfavoredOverload
  public func observe<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> StateStream<(repeat each Value)> {
    let access = access
    return access.stream(joining: repeat Part(at: access.offset, each keyPaths))
  }

  /// Observes several key paths on the main actor, with all values from the same state.
  ///
  /// An action that changes several of them calls an observer once.
  ///
  /// - Parameter keyPaths: The parts of the state to observe.
  /// - Returns: The stream of their values.
  @inlinable @_disfavoredOverload
  public func observeOnMain<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> MainStateStream<(repeat each Value)> {
    let access = access
    return access.mainStream(joining: repeat Part(at: access.offset, each keyPaths))
  }

  /// Observes two key paths, with all values from the same state.
  @inlinable @inline(__always)
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable
  >(
    _ first: @autoclosure () -> any KeyPath<State, First> & Sendable,
    _ second: @autoclosure () -> any KeyPath<State, Second> & Sendable
  ) -> StateStream<(First, Second)> {
    let access = access
    return access.stream(
      joining: Part(at: access.offset, first()), Part(at: access.offset, second()))
  }

  /// Observes two key paths on the main actor, with all values from the same state.
  @inlinable @inline(__always)
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable
  >(
    _ first: @autoclosure () -> any KeyPath<State, First> & Sendable,
    _ second: @autoclosure () -> any KeyPath<State, Second> & Sendable
  ) -> MainStateStream<(First, Second)> {
    let access = access
    return access.mainStream(
      joining: Part(at: access.offset, first()), Part(at: access.offset, second()))
  }

  /// Observes three key paths, with all values from the same state.
  @inlinable @inline(__always)
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: @autoclosure () -> any KeyPath<State, First> & Sendable,
    _ second: @autoclosure () -> any KeyPath<State, Second> & Sendable,
    _ third: @autoclosure () -> any KeyPath<State, Third> & Sendable
  ) -> StateStream<(First, Second, Third)> {
    let access = access
    return access.stream(
      joining: Part(at: access.offset, first()), Part(at: access.offset, second()),
      Part(at: access.offset, third()))
  }

  /// Observes three key paths on the main actor, with all values from the same state.
  @inlinable @inline(__always)
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: @autoclosure () -> any KeyPath<State, First> & Sendable,
    _ second: @autoclosure () -> any KeyPath<State, Second> & Sendable,
    _ third: @autoclosure () -> any KeyPath<State, Third> & Sendable
  ) -> MainStateStream<(First, Second, Third)> {
    let access = access
    return access.mainStream(
      joining: Part(at: access.offset, first()), Part(at: access.offset, second()),
      Part(at: access.offset, third()))
  }

  /// Observes four key paths, with all values from the same state.
  @inlinable @inline(__always)
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable, Fourth: Equatable & Sendable
  >(
    _ first: @autoclosure () -> any KeyPath<State, First> & Sendable,
    _ second: @autoclosure () -> any KeyPath<State, Second> & Sendable,
    _ third: @autoclosure () -> any KeyPath<State, Third> & Sendable,
    _ fourth: @autoclosure () -> any KeyPath<State, Fourth> & Sendable
  ) -> StateStream<(First, Second, Third, Fourth)> {
    let access = access
    return access.stream(
      joining: Part(at: access.offset, first()), Part(at: access.offset, second()),
      Part(at: access.offset, third()), Part(at: access.offset, fourth()))
  }

  /// Observes four key paths on the main actor, with all values from the same state.
  @inlinable @inline(__always)
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable, Fourth: Equatable & Sendable
  >(
    _ first: @autoclosure () -> any KeyPath<State, First> & Sendable,
    _ second: @autoclosure () -> any KeyPath<State, Second> & Sendable,
    _ third: @autoclosure () -> any KeyPath<State, Third> & Sendable,
    _ fourth: @autoclosure () -> any KeyPath<State, Fourth> & Sendable
  ) -> MainStateStream<(First, Second, Third, Fourth)> {
    let access = access
    return access.mainStream(
      joining: Part(at: access.offset, first()), Part(at: access.offset, second()),
      Part(at: access.offset, third()), Part(at: access.offset, fourth()))
  }

  /// Observes two closures, with all values from the same state.
  @inlinable @inline(__always)
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable
  >(
    _ first: @escaping @Sendable (State) -> First,
    _ second: @escaping @Sendable (State) -> Second
  ) -> StateStream<(First, Second)> {
    let access = access
    return access.stream(
      joining: Part(at: access.offset, first), Part(at: access.offset, second))
  }

  /// Observes two closures on the main actor, with all values from the same state.
  @inlinable @inline(__always)
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable
  >(
    _ first: @escaping @Sendable (State) -> First,
    _ second: @escaping @Sendable (State) -> Second
  ) -> MainStateStream<(First, Second)> {
    let access = access
    return access.mainStream(
      joining: Part(at: access.offset, first), Part(at: access.offset, second))
  }

  /// Observes three closures, with all values from the same state.
  @inlinable @inline(__always)
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: @escaping @Sendable (State) -> First,
    _ second: @escaping @Sendable (State) -> Second,
    _ third: @escaping @Sendable (State) -> Third
  ) -> StateStream<(First, Second, Third)> {
    let access = access
    return access.stream(
      joining: Part(at: access.offset, first), Part(at: access.offset, second),
      Part(at: access.offset, third))
  }

  /// Observes three closures on the main actor, with all values from the same state.
  @inlinable @inline(__always)
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: @escaping @Sendable (State) -> First,
    _ second: @escaping @Sendable (State) -> Second,
    _ third: @escaping @Sendable (State) -> Third
  ) -> MainStateStream<(First, Second, Third)> {
    let access = access
    return access.mainStream(
      joining: Part(at: access.offset, first), Part(at: access.offset, second),
      Part(at: access.offset, third))
  }

  /// Observes four closures, with all values from the same state.
  @inlinable @inline(__always)
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable, Fourth: Equatable & Sendable
  >(
    _ first: @escaping @Sendable (State) -> First,
    _ second: @escaping @Sendable (State) -> Second,
    _ third: @escaping @Sendable (State) -> Third,
    _ fourth: @escaping @Sendable (State) -> Fourth
  ) -> StateStream<(First, Second, Third, Fourth)> {
    let access = access
    return access.stream(
      joining: Part(at: access.offset, first), Part(at: access.offset, second),
      Part(at: access.offset, third), Part(at: access.offset, fourth))
  }

  /// Observes four closures on the main actor, with all values from the same state.
  @inlinable @inline(__always)
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable, Fourth: Equatable & Sendable
  >(
    _ first: @escaping @Sendable (State) -> First,
    _ second: @escaping @Sendable (State) -> Second,
    _ third: @escaping @Sendable (State) -> Third,
    _ fourth: @escaping @Sendable (State) -> Fourth
  ) -> MainStateStream<(First, Second, Third, Fourth)> {
    let access = access
    return access.mainStream(
      joining: Part(at: access.offset, first), Part(at: access.offset, second),
      Part(at: access.offset, third), Part(at: access.offset, fourth))
  }
}
