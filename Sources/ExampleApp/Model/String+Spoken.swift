import AppShell

nonisolated extension String {
  /// The text with words instead of stars and hearts, for VoiceOver.
  @MainActor var spoken: String {
    guard hasSymbols else { return self }
    return replacing(Symbols.stars) { stars in
      localized("\(stars.output.filter { $0 == "★" }.count) of 5 stars")
    }
    .replacing(Symbols.rating, with: "\(localized("Rated")) ")
    .replacing(Symbols.saved, with: "\(localized("Saved")): ")
  }

  /// Whether the text has stars or hearts.
  var hasSymbols: Bool { unicodeScalars.contains { $0 == "★" || $0 == "☆" || $0 == "♥" } }
}

/// The stars and hearts of texts, as regexes, which are slow to create.
@MainActor private enum Symbols {
  static let stars = /[★☆]{5}/
  static let rating = /★ (?=[1-5][.,][0-9])/
  /// The heart before a sight; others are what somebody wrote.
  static let saved = /^♥\s/
}
