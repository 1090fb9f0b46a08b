/// An effect of a feature that doesn't know the state of the app.
///
/// It is given the feature's part of the store, and so can be in the feature's package.
///
/// ```swift
/// func loadReviews(from client: Client) -> FeatureEffect<ReviewsState> {
///   { store in store.dispatch(ReviewsAction.loaded(await client.reviews())) }
/// }
/// ```
public typealias FeatureEffect<State: Sendable> = @Sendable (any StoreType<State>) async -> Void

extension StoreType {
  /// Starts an effect that runs to its end, as `Store.dispatch(_:)` does.
  ///
  /// - Parameter effect: The effect. It keeps the store alive until it ends.
  /// - Returns: The task that runs the effect, with which you can cancel it or await its end.
  @discardableResult @_disfavoredOverload
  public func dispatch(_ effect: @escaping FeatureEffect<State>) -> Task<Void, Never> {
    guard let effect = ActionSource.prepare(effect, access.log) else { return Task {} }
    return Task { await effect(self) }
  }

  /// Dispatches the action that a function chooses for the current state of the feature.
  ///
  /// - Parameter creator: A function that is called once, immediately, on this thread. If it returns
  ///   `nil`, nothing is dispatched.
  @_disfavoredOverload
  public func dispatch(_ creator: (State, any StoreType<State>) -> (any ActionType)?) {
    if let action = creator(state, self) { dispatch(action) }
  }
}
