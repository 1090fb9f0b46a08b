/// The value that a complete form sends, and what the server answers to it.
///
/// ```swift
/// struct StoryDraft: FormDraft {
///   typealias Response = Story
///   var title = "", text = ""
/// }
/// ```
public protocol FormDraft: Codable, Equatable, Sendable {
  /// The type of the answer; by default, the server returns what it took.
  associatedtype Response: Codable & Equatable & Sendable = Self
}
