/// The interface that ``Store`` and ``ScopedStore`` share.
///
/// A feature that takes `any StoreType<ReviewsState>` runs in every app that has a `ReviewsState`
/// somewhere in its state. It can live in its own package, and its tests need no app.
public protocol StoreType<State>: Sendable {
  /// The state that can be read and observed.
  associatedtype State: Sendable

  /// Where the state is. The functions that read and observe it are made with this.
  var access: StateAccess<State> { get }

  /// Sends an action through the middleware to the reducer and the observers; see
  /// ``Store/dispatch(_:)-(ActionType)``.
  func dispatch(_ action: any ActionType)
}

extension StoreType {
  /// A copy of the state after the last action.
  ///
  /// It takes a lock and copies the state, so its cost grows with the size of the state. Use
  /// ``read(_:)`` for a part of it. It waits while another thread runs a reducer, but never for an
  /// observer. Inside a reducer it traps.
  public var state: State {
    access.read { $0 }
  }

  /// Returns a value that a closure computes from the state, without copying the state.
  ///
  /// ```swift
  /// let count = store.read { $0.library.count }
  /// ```
  ///
  /// - Parameter body: The closure, which is called once, immediately, and under the store's lock: keep it
  ///   short, and do not use the store in it (it traps).
  /// - Returns: The closure's result.
  @inlinable @inline(__always)
  public func read<Value: Sendable>(_ body: (State) -> Value) -> Value {
    access.read(body)
  }
}
