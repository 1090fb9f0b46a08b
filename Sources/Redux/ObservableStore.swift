public import Observation

/// Shows a store's state to whatever tracks what it reads, SwiftUI above all.
///
/// A view that reads `model.counter` is drawn again when the counter changes, and for nothing else.
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
/// Each key path is subscribed to when it is first read, until this object goes; one that is never
/// read costs nothing. As with `Store.observeOnMain`, what was dispatched on the main actor is
/// there when `dispatch` returns, and the rest after one hop.
@MainActor @dynamicMemberLookup
public final class ObservableStore<State: StateType>: Observable {
  /// What is shown; actions go there.
  public let store: Store<State>

  private let registrar = ObservationRegistrar()
  private var values: [AnyKeyPath: any Sendable] = [:]

  /// Makes an object that shows a store.
  ///
  /// - Parameter store: Kept alive as long as this object.
  public init(_ store: Store<State>) { self.store = store }

  /// Reads a part of the state, and has whoever tracks it hear when it changes.
  ///
  /// - Parameter keyPath: The part of the state.
  /// - Returns: Its value on the main actor.
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
      return store.state[keyPath: keyPath]
    }
    return value
  }

  private func show<Value: Equatable & Sendable>(
    _ value: Value, at keyPath: any KeyPath<State, Value> & Sendable
  ) {
    guard values[keyPath] != nil else { return values[keyPath] = value }
    registrar.withMutation(of: self, keyPath: path(keyPath)) { values[keyPath] = value }
  }

  /// Names a part of the state as a part of this object, which is what the registrar knows.
  private func path<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> KeyPath<ObservableStore, Value> {
    \.[dynamicMember: keyPath]
  }
}
