/// A picture of one letter: terminals have no others.
public final class UIImage: Hashable, Sendable {
  let glyph: String

  /// Makes the picture of a system symbol; a name that has no letter gives a dot.
  public init?(systemName name: String) {
    glyph = UIImage.glyphs[name] ?? "•"
  }

  /// Whether both pictures are the same letter.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.glyph == right.glyph
  }

  /// Feeds the letter to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(glyph)
  }

  /// One column each, and no letter that terminals draw as an emoji.
  private static let glyphs = [
    "bell": "♪", "bookmark": "⚐", "calendar": "▦", "clock": "◷", "gear": "⚙", "globe": "◎",
    "heart": "♡", "house": "⌂", "list.bullet": "≡", "magnifyingglass": "⌕", "map": "▦",
    "person": "◉", "photo": "▣", "pencil": "✎", "plus": "+", "star": "☆", "trash": "⌫",
  ]
}
