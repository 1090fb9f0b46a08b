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
    "magnifyingglass": "⌕", "star": "☆", "star.fill": "★", "star.leadinghalf.filled": "⯪",
    "heart": "♡", "heart.fill": "♥", "bookmark": "⚐", "bookmark.fill": "⚑", "flag": "⚐",
    "flag.fill": "⚑", "person": "◉", "person.fill": "◉", "person.circle": "◉",
    "person.crop.circle": "◉", "person.crop.circle.fill": "◉", "map": "▦", "map.fill": "▦",
    "mappin": "⌖", "mappin.and.ellipse": "⌖", "mappin.circle": "⌖", "location": "⌖",
    "plus": "+", "plus.circle": "⊕", "minus": "−", "minus.circle": "⊖", "xmark": "×",
    "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "checkmark": "✓", "checkmark.circle": "✓",
    "checkmark.circle.fill": "✓", "checkmark.seal": "✓", "circle": "○", "circle.fill": "●",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "▴", "chevron.down": "▾",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.up.arrow.down": "⇅", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "square.and.arrow.up": "↗", "square.and.pencil": "✎", "pencil": "✎", "trash": "⌫",
    "gear": "⚙", "gearshape": "⚙", "gearshape.fill": "⚙", "ellipsis": "…",
    "ellipsis.circle": "…", "exclamationmark.triangle": "△", "exclamationmark.triangle.fill": "▲",
    "exclamationmark.circle": "!", "info.circle": "ⓘ", "wifi.slash": "⌁",
    "wifi.exclamationmark": "⌁",
    "text.bubble": "❝", "bubble.left": "❝", "quote.bubble": "❝", "quote.opening": "❝",
    "clock": "◷", "timer": "◷", "stopwatch": "◷", "lock": "⚿", "lock.fill": "⚿", "key": "⚿",
    "envelope": "✉", "house": "⌂", "house.fill": "⌂", "building.columns": "⌂",
    "building.columns.fill": "⌂", "safari": "◎", "safari.fill": "◎", "globe": "◎",
    "binoculars": "∞",
    "list.bullet": "≡", "line.3.horizontal": "≡", "line.3.horizontal.decrease": "≡",
    "list.bullet.rectangle": "≡", "doc.text.magnifyingglass": "⌕", "ladybug": "⌗",
    "stethoscope": "⌗", "figure.walk": "➤", "link": "∞", "eye": "◉", "eye.slash": "⊘",
    "tray": "⊔", "photo": "▣", "bell": "♪", "calendar": "▦", "sparkles": "✦",
  ]
}
