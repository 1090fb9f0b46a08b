public import Foundation

/// An image, which a terminal shows as one character.
public final class UIImage: Hashable, Sendable {
  let glyph: String

  /// Returns the image of a system symbol, or nil for a name that isn't one of those the app may
  /// use.
  ///
  /// A misspelt name shows nothing on iOS either. Add a symbol here before you use it.
  public init?(systemName name: String) {
    guard let glyph = UIImage.glyphs[name] else { return nil }
    self.glyph = glyph
  }

  /// Returns a picture of the asset catalog, which is the same character for all.
  public init?(named name: String) {
    glyph = "▣"
  }

  /// Returns the same image: a terminal draws each in the color of its text.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// Returns the same image: a terminal draws each in the color of its text.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns a picture, which is the same character for all, or nil if there is no data.
  public init?(data: Data) {
    if data.isEmpty { return nil }
    glyph = "▣"
  }

  /// Returns whether both images show the same character.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.glyph == right.glyph
  }

  /// Hashes the character.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(glyph)
  }

  /// The ways in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the image's place suggests.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In the tint color.
    case alwaysTemplate
  }

  /// The characters of the symbols: one column each, and none that terminals draw as an emoji.
  static let glyphs = [
    "bell": "♪", "bookmark": "⚐", "calendar": "▦", "clock": "◷", "gear": "⚙", "globe": "◎",
    "heart": "♡", "house": "⌂", "list.bullet": "≡", "magnifyingglass": "⌕", "map": "▦",
    "person": "◉", "photo": "▣", "pencil": "✎", "plus": "+", "star": "☆", "trash": "⌫",
  ]
}
