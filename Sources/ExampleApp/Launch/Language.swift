import Foundation

/// A language of the app: its texts, and how it writes numbers.
struct Language: Sendable {
  let locale: Locale
  private let translations: [String: Translation]

  /// The user's language.
  ///
  /// A test can show another one, by `Language.$current.withValue(…) { … }`.
  @TaskLocal static var current = Language(Launch.current.language)

  /// Makes a language from its texts, by those in English.
  init(locale: Locale, texts: [String: String]) {
    self.locale = locale
    translations = texts.mapValues(Translation.init)
  }
}

extension Language {
  /// Reads the texts from the language's table, `Resources/de.lproj/Localizable.strings` for German.
  init(_ identifier: String) {
    let table = Bundle.app.url(
      forResource: "Localizable", withExtension: "strings", subdirectory: nil,
      localization: identifier)
    let texts = table.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    self.init(locale: Locale(identifier: identifier), texts: texts as? [String: String] ?? [:])
  }

  /// Returns the language that an environment asks for, as in `LANG=de_DE.UTF-8`; English if the app
  /// doesn't have it.
  static func identifier(environment: [String: String]) -> String {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = values.first { !$0.isEmpty }?.prefix { !".@".contains($0) } ?? "en"
    let names = [name.replacing("_", with: "-"), name.prefix { $0 != "_" }].map(String.init)
    return names.first(where: Bundle.app.localizations.contains) ?? "en"
  }

  /// Returns a text in this language, or in English if the table lacks it.
  func text(_ words: Words) -> String {
    words.filling(translations[words.key] ?? Translation(words.key))
  }
}

extension Bundle {
  /// The bundle with the app's resources; Xcode builds the app without the package's bundle.
  static var app: Bundle {
    #if SWIFT_PACKAGE
      module
    #else
      main
    #endif
  }
}
