/// A store of one feature's state, which is a part of the state of the app.
///
/// Without it a feature that observes the app's store has to know the state of the app, and so everything
/// else in it. Reading and observing cost as much as in the whole store. It keeps that store alive.
///
/// ```swift
/// ReviewsCoordinator(store: store.scoped(to: \.reviews))
/// ```
///
/// The feature takes `any StoreType<ReviewsState>`, so even the type of the app's state is hidden.
public struct ScopedStore<Root: StateType, State: Sendable>: StoreType {
  private let store: Store<Root>

  /// Where the feature's state is in that of the app.
  public let access: StateAccess<State>

  init(_ store: Store<Root>, _ access: StateAccess<State>) {
    (self.store, self.access) = (store, access)
  }

  /// Sends an action to the app's store, where every reducer and all middleware receive it.
  public func dispatch(_ action: any ActionType) { store.dispatch(action) }

  /// Returns a store of a part of this state.
  ///
  /// - Parameter keyPath: A stored property; with any other it traps.
  /// - Returns: A store of that property.
  public func scoped<Part>(
    to keyPath: any KeyPath<State, Part> & Sendable
  ) -> ScopedStore<Root, Part> {
    ScopedStore<Root, Part>(store, access.part(keyPath))
  }
}

extension Store {
  /// Returns a store of a part of the state, for a feature that does not know the rest.
  ///
  /// - Parameter keyPath: A stored property; with any other it traps.
  /// - Returns: A store of that property.
  public func scoped<Part>(
    to keyPath: any KeyPath<State, Part> & Sendable
  ) -> ScopedStore<State, Part> {
    ScopedStore(self, access.part(keyPath))
  }
}
