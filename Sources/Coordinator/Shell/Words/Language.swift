public import Foundation
import Synchronization

/// A language: the tables in which words are found, and how numbers are written.
public struct Language: Equatable, Sendable {
  /// The identifier of the language, such as `de`.
  public let identifier: String
  /// The locale that writes numbers; the user's own follows the settings, which may change while the app runs.
  public let locale: Locale

  /// Names a language, whose numbers are written as a locale of the same language says.
  public init(_ identifier: String, locale: Locale? = nil) {
    self.identifier = identifier
    let languages = [locale, Locale(identifier: identifier)].map { $0?.language.languageCode }
    let isSame = languages[0] == languages[1]
    self.locale = locale.flatMap { isSame ? $0 : nil } ?? Locale(identifier: identifier)
  }

  /// The language of a task, instead of the user's: `Language.$replacement.withValue(…) { … }` in a test.
  @TaskLocal public static var replacement: Language?
  private static let process = Mutex(Language("en"))

  /// The user's language, which the shell sets when the app starts.
  public static var current: Language {
    get { replacement ?? process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }
}
