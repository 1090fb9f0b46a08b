public import Redux

/// What a link would do besides showing a place; it is done only after the user has said yes.
public struct LinkEffect: Sendable {
  /// What to ask the user.
  public let question: String

  /// What is dispatched after a yes.
  public let action: any ActionType & Equatable

  /// Makes an effect.
  ///
  /// - Parameters:
  ///   - question: What to ask the user.
  ///   - action: What is dispatched after a yes.
  public init(_ question: String, _ action: any ActionType & Equatable) {
    self.question = question
    self.action = action
  }
}

extension LinkEffect: Equatable {
  /// Returns whether both ask the same and do the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.question == other.question && areEqual(one.action, other.action)
  }
}
