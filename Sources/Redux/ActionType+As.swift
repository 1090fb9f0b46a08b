extension ActionType {
  /// Gives this action as one of exactly that type, or nil if it is of another.
  ///
  /// It says what `as?` says, but a miss costs one comparison instead of a search in the runtime. In
  /// an app of many features each action misses in all but one of the reducers, so ask this first
  /// where reducing shows in a profile:
  ///
  /// ```swift
  /// guard let action = action.as(PostsAction.self) else { return }
  /// ```
  ///
  /// - Parameter type: The type of the feature's actions. Instances of its subclasses, if it is a
  ///   class, are of another type.
  /// - Returns: The action, or nil.
  @inlinable public func `as`<Action: ActionType>(_ type: Action.Type) -> Action? {
    Self.self == type ? self as? Action : nil
  }
}
