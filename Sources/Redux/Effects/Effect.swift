/// Does what takes time, such as a request or a timer, and dispatches actions on the way.
///
/// Elsewhere this is called a thunk, or an asynchronous action creator. An effect that may fail
/// dispatches one action when it starts, and another when it has succeeded or failed. It has no
/// other way to report an error.
///
/// ```swift
/// func loadNotes(from client: Client) -> Effect<NotesState> {
///   { store in
///     store.dispatch(NotesAction.load(.started))
///     do {
///       store.dispatch(NotesAction.load(.success(try await client.notes())))
///     } catch {
///       store.dispatch(NotesAction.load(.failure(error)))
///     }
///   }
/// }
/// ```
public typealias Effect<State> = @Sendable (any StoreType<State>) async -> Void

/// Makes an effect that reports its outcome: that it started, and then a success or a failure.
///
/// Use it for a request whose outcome is a ``DataState``. If the effect is canceled before the turn of its last action
/// begins, the outcome is a `CancellationError`, which `DataState` doesn't take for a failure, whatever `body` returns
/// or throws. (`URLSession`, for one, throws an error of its own.)
///
/// - Parameters:
///   - action: Wraps each outcome in an action of the feature.
///   - body: Does the work. It may report the fraction completed, from 0 to 1.
/// - Returns: The effect.
public func effect<State, Value: Sendable>(
  reporting action: @escaping @Sendable (LoadAction<Value>) -> any ActionType,
  _ body: @escaping @Sendable (_ progress: @Sendable (Double) -> Void) async throws -> Value
) -> Effect<State> {
  { store in
    store.dispatch(action(.started))
    let outcome: LoadAction<Value>
    do {
      outcome = .success(try await body { store.dispatch(action(.progress($0))) })
    } catch {
      outcome = .failure(Task.isCancelled ? CancellationError() : error)
    }
    guard let store = store as? any CancelableStore else { return store.dispatch(action(outcome)) }
    store.dispatch(action(outcome), ifCanceled: action(.failure(CancellationError())))
  }
}

extension StoreType {
  /// Starts an effect that runs to its end.
  ///
  /// Use it for what must be completed whatever the user does next, such as sending a message. An
  /// ``EffectScope`` starts effects that end with a screen.
  ///
  /// - Parameter effect: The effect. It runs off the main actor unless it is marked `@MainActor`, and
  ///   keeps the store alive until it ends. Once its task has been canceled, the store drops its actions,
  ///   as ``EffectScope/cancel()`` describes.
  /// - Returns: The task that runs the effect, with which you can cancel it or await its end.
  @discardableResult
  public func dispatch(_ effect: @escaping Effect<State>) -> Task<Void, Never> {
    // An effect that starts another one may be canceled before that ends.
    let store: any StoreType<State> = (self as? EffectStore<State>)?.store ?? self
    guard let work = work(effect, in: { store }, access.tool) else { return Task {} }
    return Task { await work() }
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
