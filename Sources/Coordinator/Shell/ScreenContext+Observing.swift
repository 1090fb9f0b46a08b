public import Coordinator
public import Redux

extension ScreenContext {
  /// Observes a part of the state on the main actor, to render it.
  ///
  /// ```swift
  /// context.observeOnMain(\.visits[id]).map(VisitViewState.init).render(on: viewController)
  /// ```
  ///
  /// - Parameter keyPath: The part of the state. A stored property costs least; any other is computed with
  ///   each action, in about a microsecond.
  /// - Returns: The stream of its values: the current one first, then each that differs from the one before.
  @_disfavoredOverload
  public func observeOnMain<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<App.State, Value> & Sendable
  ) -> MainStateStream<Value> {
    screenStore.observeOnMain(keyPath)
  }

  /// Observes several parts of the state on the main actor, with all values from the same state.
  @_disfavoredOverload
  public func observeOnMain<First: Equatable & Sendable, each Value: Equatable & Sendable>(
    _ first: any KeyPath<App.State, First> & Sendable,
    _ others: repeat any KeyPath<App.State, each Value> & Sendable
  ) -> MainStateStream<(First, repeat each Value)> {
    screenStore.observeOnMain(first, repeat each others)
  }

  /// Observes this screen's own state on the main actor.
  ///
  /// The key path leads to the states of all screens of a kind; the stream has this screen's alone. Once the
  /// screen is closed, it has no more values, so the view stays as it is on its way out.
  public func observeOnMain<Own: Equatable & Sendable>(
    _ own: any KeyPath<App.State, ScreenStates<App.Map, Own>> & Sendable
  ) -> MainStateStream<Own> {
    let id = id
    return screenStore.observeOnMain { $0[keyPath: own][id] }.compactMap { $0 }
  }

  /// Observes this screen's own state and other parts of the state on the main actor, with all values from
  /// the same state.
  public func observeOnMain<Own: Equatable & Sendable, each Value: Equatable & Sendable>(
    _ own: any KeyPath<App.State, ScreenStates<App.Map, Own>> & Sendable,
    _ others: repeat any KeyPath<App.State, each Value> & Sendable
  ) -> MainStateStream<(Own, repeat each Value)> {
    let id = id
    return screenStore.observeOnMain { state in
      OwnState(
        own: state[keyPath: own][id], others: (repeat state[keyPath: each others]))
    }
    .compactMap { values in
      guard let own = values.own else { return nil }
      return (own, repeat each values.others)
    }
  }
}

/// A screen's own state, nil once the screen is closed, and other parts of the same state.
private struct OwnState<Own: Equatable & Sendable, each Value: Equatable & Sendable>: Equatable,
  Sendable
{
  let own: Own?
  let others: (repeat each Value)

  static func == (left: Self, right: Self) -> Bool {
    guard left.own == right.own else { return false }
    for (left, right) in repeat (each left.others, each right.others) {
      guard left == right else { return false }
    }
    return true
  }
}
