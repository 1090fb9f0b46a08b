public import Redux

/// The value that a complete form sends, what the server answers to it, and the form's other events.
///
/// ```swift
/// struct StoryDraft: FormDraft {
///   typealias Response = Story
///   enum Other: ActionType, Codable, Equatable { case photoTapped }
///   var title = "", text = ""
/// }
/// ```
public protocol FormDraft: Codable, Equatable, Sendable {
  /// The type of the answer; by default, the server returns what it took.
  associatedtype Response: Codable & Equatable & Sendable = Self
  /// The events that only this form has; by default, it has none, and a `switch` needs no case for them.
  associatedtype Other: ActionType & Codable & Equatable = Never
}
