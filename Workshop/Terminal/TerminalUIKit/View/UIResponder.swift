public import Foundation

/// An object that can respond to the user: a view, a view controller, a window or the application.
///
/// Keys travel from the focused view along `next` until a responder handles them.
@MainActor open class UIResponder: NSObject {
  /// Posted when a keyboard appears, which a terminal never shows.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when a keyboard disappears, which a terminal never shows.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")

  /// The next responder in the chain, which receives what this one doesn't handle.
  open var next: UIResponder? { nil }

  /// Whether the responder can receive typed text.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder receives typed text now.
  open var isFirstResponder: Bool { false }

  /// Makes the responder receive typed text, and returns whether it does.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Stops the responder from receiving typed text, and returns whether it does stop.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Handles a key and returns true, or returns false to pass it to `next`.
  func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool { false }

  /// Handles pasted text and returns true, or returns false to pass it to `next`.
  func handlePaste(_ text: String) -> Bool { false }

  /// The keys that the responder handles, for the help line.
  var keyHints: [TerminalKeyHint] { [] }

  private struct KeyAction {
    let keys, title: String
    let isInHelpLine: Bool
    var isOffered = false
    let perform: (Character) -> Void

    /// Whether the keys are a letter and its capital, which does the reverse.
    var hasCapital: Bool {
      keys.count == 2 && keys.first?.isLowercase == true
        && keys.suffix(1) == keys.prefix(1).uppercased()
    }
  }

  private var keyActions: [KeyAction] = []

  /// Lets keys do something while the responder is in the chain, and no view handles them.
  ///
  /// They do nothing while the user types, and while a placeholder is shown instead of the screen. AppShell's
  /// `onKeys` also makes them keyboard shortcuts on iOS. Keys that were added before get the new title and effect.
  ///
  /// - Parameters:
  ///   - keys: The characters of the keys; `←`, `→`, `⎋`, `⇱`, `⇲`, `⇞` and `⇟` are the arrows, Escape, Home, End, Page
  ///     Up and Page Down. A capital does the reverse of its letter, and the help line names the letter.
  ///   - title: What the keys do, for the help line.
  ///   - isInHelpLine: Whether the help line names the keys; the list of all keys does in any case.
  ///   - perform: Receives the character. It is kept as long as the responder.
  public func onTerminalKeys(
    _ keys: String, _ title: String, isInHelpLine: Bool = true,
    perform: @escaping (Character) -> Void
  ) {
    let action = KeyAction(
      keys: keys, title: title, isInHelpLine: isInHelpLine, perform: perform)
    let index = keyActions.firstIndex { $0.keys == keys } ?? keyActions.count
    keyActions.replaceSubrange(index..<min(index + 1, keyActions.count), with: [action])
  }

  /// Offers a key for a short time: the help line names it before the others.
  public func offerTerminalKey(
    _ key: Character, _ title: String, perform: @escaping (Character) -> Void
  ) {
    removeTerminalKeys("\(key)")
    let action = KeyAction(
      keys: "\(key)", title: title, isInHelpLine: true, isOffered: true, perform: perform)
    keyActions.insert(action, at: 0)
  }

  /// Lets keys do nothing that were added before.
  public func removeTerminalKeys(_ keys: String) { keyActions.removeAll { $0.keys == keys } }

  private var hasPlaceholder: Bool {
    (self as? UIViewController)?.contentUnavailableConfiguration != nil
  }

  /// Runs what was added for a key, and returns whether there is something.
  func performAction(for key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    let action = keyActions.first { key.symbol.map($0.keys.contains) ?? false }
    guard let action, let symbol = key.symbol, modifiers.isEmpty, !hasPlaceholder else {
      return false
    }
    action.perform(symbol)
    return true
  }

  /// The keys that the responder handles, and those that were added.
  var allKeyHints: [TerminalKeyHint] {
    let capitals = (hasPlaceholder ? [] : keyActions.filter(\.hasCapital)).map {
      TerminalKeyHint(
        String($0.keys.suffix(1)), "\($0.title) (\(TerminalWord.reversed.text))")
    }
    return keyHints + hints(of: keyActions) + capitals
  }

  /// The keys that the help line names: of a letter and its capital, the letter.
  var helpLineHints: [TerminalKeyHint] {
    keyHints + hints(of: keyActions.filter(\.isInHelpLine))
  }

  private func hints(of actions: [KeyAction]) -> [TerminalKeyHint] {
    (hasPlaceholder ? [] : actions).map { action in
      let keys = action.keys.count > 2 ? "\(action.keys.prefix(1))–\(action.keys.suffix(1))" : nil
      let names = [
        "⎋": "Esc", "⇱⇲": TerminalWord.endKeys.text, "⇞⇟": TerminalWord.pageKeys.text,
      ]
      if action.hasCapital { return TerminalKeyHint(String(action.keys.prefix(1)), action.title) }
      var hint = TerminalKeyHint(keys ?? names[action.keys] ?? action.keys, action.title)
      hint.isOffered = action.isOffered
      return hint
    }
  }
}

extension TerminalKey {
  /// The key as one character; nil for keys that only edit or scroll.
  fileprivate var symbol: Character? {
    switch self {
    case .character(let character): character
    case .left: "←"
    case .right: "→"
    case .escape: "⎋"
    case .home: "⇱"
    case .end: "⇲"
    case .pageUp: "⇞"
    case .pageDown: "⇟"
    default: nil
    }
  }
}
