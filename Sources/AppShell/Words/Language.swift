public import Foundation
import Synchronization

/// A language: the tables in which words are found, and how numbers are written.
public struct Language: Equatable, Sendable {
  /// The identifier of the language, such as `de`.
  public let identifier: String
  /// The locale that writes numbers.
  public let locale: Locale

  /// Names a language.
  public init(_ identifier: String) {
    (self.identifier, locale) = (identifier, Locale(identifier: identifier))
  }

  /// The language of a task, in place of the user's: `Language.$replacement.withValue(…) { … }` in a test.
  @TaskLocal public static var replacement: Language?
  private static let process = Mutex(Language("en"))

  /// The user's language.
  public static var current: Language { replacement ?? process.withLock { $0 } }

  /// Sets the user's language.
  static func setProcessLanguage(_ identifier: String) {
    process.withLock { $0 = Language(identifier) }
  }
}
