/// A key of a screen: the key itself in a terminal, and a keyboard shortcut with a title on iOS.
///
/// `UIViewController.onKeys(_:_:perform:)` makes both of one declaration.
struct ScreenKey: Equatable, Sendable {
  /// The character of the key; `←`, `→`, `⎋`, `⇱`, `⇲`, `⇞` and `⇟` are the arrows, Escape, Home, End, Page Up and Page
  /// Down.
  let character: Character
  /// What the key does.
  let title: String

  /// Names a key.
  init(_ character: Character, _ title: String) {
    self.character = character
    self.title = title
  }

  /// Returns a key for each character of a text.
  ///
  /// - Parameters:
  ///   - characters: The characters of the keys.
  ///   - title: What the keys do. More than two are told apart by their characters.
  /// - Returns: The keys, in the order of their characters.
  static func all(_ characters: String, _ title: String) -> [ScreenKey] {
    characters.map { ScreenKey($0, characters.count > 2 ? "\(title) \($0)" : title) }
  }

  /// The shortcut on iOS: the key with ⌘, and with ⇧ for a capital letter.
  ///
  /// Keys that the system uses for its own commands with ⌘ have ⌥, too: ⌘V would paste, and ⌘W close the window.
  /// Escape needs no other key.
  var shortcut: Shortcut {
    if character == "⎋" { return Shortcut(input: "⎋", modifiers: []) }
    var modifiers: Shortcut.Modifiers = .command
    if character.isUppercase { modifiers.insert(.shift) }
    if Self.systemLetters.contains(character.lowercased()) { modifiers.insert(.option) }
    return Shortcut(input: character.lowercased(), modifiers: modifiers)
  }

  private static let systemLetters = Set("abcefghimnpqtuvwxz,".map(String.init))

  /// A key with other keys that are held.
  struct Shortcut: Hashable, Sendable {
    /// The key, in lowercase.
    let input: String
    /// The keys that are held.
    let modifiers: Modifiers

    /// Keys that are held.
    struct Modifiers: OptionSet, Hashable, Sendable {
      /// The bits of the keys.
      let rawValue: Int
      /// Creates keys from their bits.
      init(rawValue: Int) { self.rawValue = rawValue }

      /// The key ⇧.
      static let shift = Self(rawValue: 1 << 0)
      /// The key ⌥.
      static let option = Self(rawValue: 1 << 1)
      /// The key ⌘.
      static let command = Self(rawValue: 1 << 2)
    }
  }
}
