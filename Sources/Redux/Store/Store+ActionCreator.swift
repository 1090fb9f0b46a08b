extension Store {
  /// Dispatches the action that a function makes of the state.
  ///
  /// - Parameter creator: Called at once on this thread with the state as it is; nil dispatches
  ///   nothing.
  public func dispatch(_ creator: ActionCreator<State>) {
    guard let action = creator(state, self) else { return }
    dispatch(action)
  }

  /// Starts asynchronous work that dispatches as it goes.
  ///
  /// Work with an outcome dispatches three actions: that it started, and that it succeeded or
  /// failed. Errors become actions; there is nobody else to catch them.
  ///
  /// ```swift
  /// store.dispatch { store in
  ///   store.dispatch(PostsAction.load(.started))
  ///   do { store.dispatch(PostsAction.load(.success(try await client.posts()))) }
  ///   catch { store.dispatch(PostsAction.load(.failure(error))) }
  /// }
  /// ```
  ///
  /// - Parameter creator: The work, off the main actor unless it says otherwise. The store stays
  ///   alive until it ends.
  /// - Returns: The running work, to cancel it or to await its end.
  @discardableResult
  public func dispatch(
    _ creator: @escaping @Sendable (Store<State>) async -> Void
  ) -> Task<Void, Never> {
    Task { await creator(self) }
  }
}
