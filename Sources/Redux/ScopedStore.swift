/// A store of one feature's state, which is a part of the state of the app.
///
/// Without it a feature that observes the app's store has to know the state of the app, and so everything
/// else in it. It keeps that store alive.
/// Reading and observing a stored part cost as much as in the whole store.
///
/// ```swift
/// ReviewsCoordinator(store: store.scoped(to: \.reviews))
/// ```
///
/// The feature takes `any StoreType<ReviewsState>`, so even the type of the app's state is hidden.
public struct ScopedStore<Root: StateType, State: Sendable>: StoreType {
  @usableFromInline let store: Store<Root>

  /// The position of the feature's state in the app's state.
  public let access: StateAccess<State>

  @usableFromInline
  init(_ store: Store<Root>, _ access: StateAccess<State>) {
    self.store = store
    self.access = access
  }

  /// Sends an action to the app's store, where every reducer and all middleware receive it.
  public func dispatch(_ action: any ActionType) { store.dispatch(action) }

  /// Returns a store of a part of this state.
  ///
  /// - Parameter keyPath: A stored property, best; any other is computed when it is used.
  /// - Returns: A store of that property.
  public func scoped<Part>(
    to keyPath: any KeyPath<State, Part> & Sendable
  ) -> ScopedStore<Root, Part> {
    ScopedStore<Root, Part>(store, access.part(keyPath))
  }

  /// Returns a store of what a closure computes from this state; see ``Store/scoped(to:)-(KeyPath<State,Part>Sendable)``.
  @inlinable
  public func scoped<Part>(
    to part: @escaping @Sendable (State) -> Part
  ) -> ScopedStore<Root, Part> {
    ScopedStore<Root, Part>(store, access.part(part))
  }
}

extension Store {
  /// Returns a store of a part of the state, for a feature that does not know the rest.
  ///
  /// - Parameter keyPath: A stored property, best; any other is computed when it is used.
  /// - Returns: A store of that property.
  public func scoped<Part>(
    to keyPath: any KeyPath<State, Part> & Sendable
  ) -> ScopedStore<State, Part> {
    ScopedStore(self, access.part(keyPath))
  }

  /// Returns a store of what a closure computes from the state.
  ///
  /// Use it for what isn't always there: an optional, a case of an enum, an element of a collection.
  ///
  /// ```swift
  /// NoteCoordinator(store: store.scoped { $0.notes[id] })
  /// ```
  ///
  /// - Parameter part: A pure function of the state, which is called for each value that is observed,
  ///   with each action.
  /// - Returns: A store of what it returns.
  @inlinable
  public func scoped<Part>(
    to part: @escaping @Sendable (State) -> Part
  ) -> ScopedStore<State, Part> {
    ScopedStore(self, access.part(part))
  }
}
