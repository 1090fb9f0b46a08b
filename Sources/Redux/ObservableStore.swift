public import Observation

/// Makes a store's state observable for SwiftUI, and for other code that uses `Observation`.
///
/// A view that reads `model.counter` is updated when the counter changes, and only then.
///
/// ```swift
/// struct CounterView: View {
///   let model: ObservableStore<AppState>
///
///   var body: some View {
///     Button("Count: \(model.counter)") { model.store.dispatch(CountAction.increment) }
///   }
/// }
///
/// CounterView(model: ObservableStore(store))
/// ```
///
/// It subscribes to a key path when that is first read, for as long as this object lives. Key paths
/// that are never read cost nothing. As with `Store.observeOnMain`, changes by actions that were
/// dispatched on the main actor are there when `dispatch` returns, others after one hop.
@MainActor @dynamicMemberLookup
public final class ObservableStore<State: StateType>: Observable {
  /// The store, to which views dispatch actions.
  public let store: Store<State>

  private let registrar = ObservationRegistrar()
  private var values: [AnyKeyPath: any Sendable] = [:]

  /// Creates an observable object for a store, which it keeps alive.
  ///
  /// - Parameter store: The store.
  public init(_ store: Store<State>) { self.store = store }

  /// The value of a part of the state, which is tracked when it is read.
  ///
  /// - Parameter keyPath: The part of the state.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any KeyPath<State, Value> & Sendable
  ) -> Value {
    registrar.access(self, keyPath: path(keyPath))
    return value(at: keyPath)
  }

  private func value<Value: Equatable & Sendable>(
    at keyPath: any KeyPath<State, Value> & Sendable
  ) -> Value {
    if values[keyPath] == nil {
      store.observeOnMain(keyPath).subscribe(with: self) { $0.show($1, at: keyPath) }
    }
    guard let value = values[keyPath], let value = value as? Value else {
      return store.read { $0[keyPath: keyPath] }
    }
    return value
  }

  private func show<Value: Equatable & Sendable>(
    _ value: Value, at keyPath: any KeyPath<State, Value> & Sendable
  ) {
    guard values[keyPath] != nil else { return values[keyPath] = value }
    registrar.withMutation(of: self, keyPath: path(keyPath)) { values[keyPath] = value }
  }

  /// Returns the key path from this object to a part of the state, as the registrar needs it.
  private func path<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> KeyPath<ObservableStore, Value> {
    \.[dynamicMember: keyPath]
  }
}
