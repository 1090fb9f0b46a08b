extension ActionType {
  /// Returns this action if it is of exactly the given type.
  ///
  /// The result is that of `as?`, but a miss costs one comparison instead of a search in the runtime.
  /// In an app with many features, most reducers ignore most actions. Where that shows in a profile,
  /// begin the reducer with this line:
  ///
  /// ```swift
  /// guard let action = action.as(PostsAction.self) else { return }
  /// ```
  ///
  /// - Parameter type: The type of the feature's actions. If it is a class, instances of its subclasses
  ///   do not match.
  /// - Returns: The action, or `nil`.
  @inlinable public func `as`<Action: ActionType>(_ type: Action.Type) -> Action? {
    Self.self == type ? self as? Action : nil
  }
}
