// NB: why there are functions for two, three and four key paths: with a parameter pack alone, Swift
// 6.3 does not infer the types in a closure of one expression, such as `{ print($0.count, $1) }`.
extension Store {
  /// Observes two key paths, as the function for any number does.
  public func observe<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable
  ) -> StateStream<(First, Second)> {
    stream { $0.source(joining: first, second) }
  }

  /// Observes two key paths on the main actor, as the function for any number does.
  public func observeOnMain<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable
  ) -> MainStateStream<(First, Second)> {
    mainStream { $0.source(joining: first, second) }
  }

  /// Observes three key paths, as the function for any number does.
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable
  ) -> StateStream<(First, Second, Third)> {
    stream { $0.source(joining: first, second, third) }
  }

  /// Observes three key paths on the main actor, as the function for any number does.
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable
  ) -> MainStateStream<(First, Second, Third)> {
    mainStream { $0.source(joining: first, second, third) }
  }

  /// Observes four key paths, as the function for any number does.
  public func observe<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable, Fourth: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable,
    _ fourth: any KeyPath<State, Fourth> & Sendable
  ) -> StateStream<(First, Second, Third, Fourth)> {
    stream { $0.source(joining: first, second, third, fourth) }
  }

  /// Observes four key paths on the main actor, as the function for any number does.
  public func observeOnMain<
    First: Equatable & Sendable, Second: Equatable & Sendable,
    Third: Equatable & Sendable, Fourth: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable,
    _ fourth: any KeyPath<State, Fourth> & Sendable
  ) -> MainStateStream<(First, Second, Third, Fourth)> {
    mainStream { $0.source(joining: first, second, third, fourth) }
  }
}
