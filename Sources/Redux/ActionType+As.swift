extension ActionType {
  /// Returns this action if it is of exactly the given type.
  ///
  /// The result is the same as with `as?`, but a miss costs one comparison instead of a search in the runtime.
  /// Most reducers ignore most actions, so this is how a reducer looks at one. The `switch` is exhaustive
  /// over the cases of the feature:
  ///
  /// ```swift
  /// switch action.as(CountAction.self) {
  /// case .increment: counter += 1
  /// case nil: break
  /// }
  /// ```
  ///
  /// - Parameter type: The type of the feature's actions. If it is a class, instances of its subclasses
  ///   do not match.
  /// - Returns: The action, or `nil`.
  @inlinable public func `as`<Action: ActionType>(_ type: Action.Type) -> Action? {
    Self.self == type ? self as? Action : nil
  }

  /// Returns whether this action equals another one.
  ///
  /// Use it where the code knows only `any ActionType`, such as in the `==` of an action that wraps another one.
  /// Actions without `==` are equal if they have the same type and the same description.
  public func isEqual(to other: any ActionType) -> Bool { areAlike(self, other) }
}
