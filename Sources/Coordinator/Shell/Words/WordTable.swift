public import Foundation
import Synchronization

/// The texts of a module in all of its languages.
///
/// Each module with words has one, which is called like a function.
///
/// ```swift
/// let localized = WordTable(.module)
/// ```
///
/// A text is passed in English, as a literal: that is its key in the tables
/// `Resources/<language>.lproj/Localizable.strings`. A value in it is `%@` in the key, and a whole number is
/// `%lld`, as the keys of `String(localized:)` do. A table that needs another order counts the values,
/// such as `%2$@`.
///
/// A key is also found if its table has `%@` for a number, or `%lld` for a text.
///
/// Make words in view states, in views, and in the `words` of errors. A state that contained them would
/// depend on the language, and so would recordings and saved files.
public final class WordTable: Sendable {
  private let bundle: Bundle
  private let languages = Mutex<[String: [String: Translation]]>([:])

  /// Names the bundle with the tables, which are read when they are needed first.
  public init(_ bundle: Bundle) { self.bundle = bundle }

  /// Returns a text in the current language, or in English if its table lacks it.
  public func callAsFunction(_ words: Words) -> String {
    let translations = translations
    let translation = translations[words.key] ?? translations[Self.untyped(words.key)]
    return words.filling(translation ?? Translation(words.key))
  }

  /// Returns a key with `%@` for numbers, too.
  private static func untyped(_ key: String) -> String { key.replacing("%lld", with: "%@") }

  /// Returns an English text, with its values filled in, in the current language; nil if the table lacks it.
  public func translation(of text: String) -> String? {
    if let translation = translations[text] { return Words(key: text).filling(translation) }
    return translations.sorted { $0.key < $1.key }.lazy.compactMap { key, translation in
      Words(text, filling: Translation(key), of: key)?.filling(translation)
    }.first
  }

  private var translations: [String: Translation] {
    let language = Language.current.identifier
    return languages.withLock { languages in
      if let translations = languages[language] { return translations }
      let translations = translations(into: language)
      languages[language] = translations
      return translations
    }
  }

  #if !os(iOS)
    /// Returns the language that an environment asks for, such as `LANG=de_DE.UTF-8`; English if there is no
    /// table for it.
    func language(environment: [String: String]) -> String {
      let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      let name = values.first { !$0.isEmpty }?.prefix { !".@".contains($0) } ?? "en"
      let names = [name.replacing("_", with: "-"), name.prefix { $0 != "_" }].map(String.init)
      return names.first(where: bundle.localizations.contains) ?? "en"
    }
  #endif

  private func translations(into language: String) -> [String: Translation] {
    let table = bundle.url(
      forResource: "Localizable", withExtension: "strings", subdirectory: nil,
      localization: language)
    let texts = table.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let translations = (texts as? [String: String] ?? [:]).mapValues(Translation.init)
    let untyped = translations.map { (Self.untyped($0.key), $0.value) }
    return translations.merging(untyped) { exact, _ in exact }
  }
}

/// The texts of the shell, in the user's language.
let localized = WordTable(.module)
