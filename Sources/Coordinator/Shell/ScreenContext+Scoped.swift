public import Coordinator
public import Redux
import Synchronization

extension ScreenContext {
  /// Returns a store of this screen's own state, for a coordinator in a module that doesn't know the app.
  ///
  /// ```swift
  /// case .packing: PackingCoordinator(context.scoped(to: \.packing))
  /// ```
  ///
  /// Local actions reach this screen's own state. Once the screen is closed, the state stays as it was, like the
  /// view on its way out.
  public func scoped<Own>(
    to own: any KeyPath<App.State, ScreenStates<App.Map, Own>> & Sendable
  ) -> any StoreType<Own> {
    guard let first = store.read({ $0[keyPath: own].first(of: id.screen) }) else {
      preconditionFailure("\(id.screen) has no state in \(own). Return one there for the screen.")
    }
    let last = LastState(first)
    let access = store.scoped { [id] in last.update($0[keyPath: own][id]) }.access
    return OwnStore(context: self, access: access)
  }
}

/// A screen's own state as a store.
private struct OwnStore<App: AppType, State: Sendable>: StoreType {
  let context: ScreenContext<App>
  let access: StateAccess<State>

  func dispatch(_ action: any ActionType) { context.dispatch(action) }
}

/// A screen's own state, or the last one it had.
private final class LastState<State: Sendable>: Sendable {
  private let state: Mutex<State>

  init(_ first: State) { state = Mutex(first) }

  func update(_ new: State?) -> State {
    state.withLock { state in
      if let new { state = new }
      return state
    }
  }
}
