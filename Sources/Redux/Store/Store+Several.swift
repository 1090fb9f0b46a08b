extension Store {
  /// Observes several key paths, with all values of one state.
  ///
  /// An action that changes some of them makes one call.
  ///
  /// - Parameter keyPaths: The parts of the state.
  /// - Returns: The stream of their values.
  public func observe<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> StateStream<(repeat each Value)> {
    StateStream { [core] in
      core.subscribe(to: { $0.channel(joining: repeat each keyPaths) }, lifetime: $0, $1)
    }
  }

  /// Observes several key paths on the main actor, with all values of one state.
  ///
  /// An action that changes some of them makes one call.
  ///
  /// - Parameter keyPaths: The parts of the state.
  /// - Returns: The stream of their values.
  public func observeOnMain<each Value: Equatable & Sendable>(
    _ keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> MainStateStream<(repeat each Value)> {
    MainStateStream { [core] in
      core.subscribeOnMain(to: { $0.channel(joining: repeat each keyPaths) }, lifetime: $0, $1)
    }
  }
}

// Why there are functions for two, three and four: of one for any number the compiler cannot tell the
// types of the parts inside a closure of one expression, such as `{ print($0.count, $1) }`.
extension Store {
  /// Observes two key paths, as the function for any number does.
  public func observe<
    First: Equatable & Sendable,
    Second: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable
  ) -> StateStream<(First, Second)> {
    StateStream { [core] in
      core.subscribe(to: { $0.channel(joining: first, second) }, lifetime: $0, $1)
    }
  }

  /// Observes two key paths on the main actor, as the function for any number does.
  public func observeOnMain<
    First: Equatable & Sendable,
    Second: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable
  ) -> MainStateStream<(First, Second)> {
    MainStateStream { [core] in
      core.subscribeOnMain(to: { $0.channel(joining: first, second) }, lifetime: $0, $1)
    }
  }

  /// Observes three key paths, as the function for any number does.
  public func observe<
    First: Equatable & Sendable,
    Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable
  ) -> StateStream<(First, Second, Third)> {
    StateStream { [core] in
      core.subscribe(to: { $0.channel(joining: first, second, third) }, lifetime: $0, $1)
    }
  }

  /// Observes three key paths on the main actor, as the function for any number does.
  public func observeOnMain<
    First: Equatable & Sendable,
    Second: Equatable & Sendable,
    Third: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable
  ) -> MainStateStream<(First, Second, Third)> {
    MainStateStream { [core] in
      core.subscribeOnMain(to: { $0.channel(joining: first, second, third) }, lifetime: $0, $1)
    }
  }

  /// Observes four key paths, as the function for any number does.
  public func observe<
    First: Equatable & Sendable,
    Second: Equatable & Sendable,
    Third: Equatable & Sendable,
    Fourth: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable,
    _ fourth: any KeyPath<State, Fourth> & Sendable
  ) -> StateStream<(First, Second, Third, Fourth)> {
    StateStream { [core] in
      core.subscribe(to: { $0.channel(joining: first, second, third, fourth) }, lifetime: $0, $1)
    }
  }

  /// Observes four key paths on the main actor, as the function for any number does.
  public func observeOnMain<
    First: Equatable & Sendable,
    Second: Equatable & Sendable,
    Third: Equatable & Sendable,
    Fourth: Equatable & Sendable
  >(
    _ first: any KeyPath<State, First> & Sendable,
    _ second: any KeyPath<State, Second> & Sendable,
    _ third: any KeyPath<State, Third> & Sendable,
    _ fourth: any KeyPath<State, Fourth> & Sendable
  ) -> MainStateStream<(First, Second, Third, Fourth)> {
    MainStateStream { [core] in
      core.subscribeOnMain(
        to: { $0.channel(joining: first, second, third, fourth) }, lifetime: $0, $1)
    }
  }
}
