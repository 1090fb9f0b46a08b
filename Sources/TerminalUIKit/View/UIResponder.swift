public import Foundation

/// An object that can answer what the user does: a view, a controller, a window or the application.
///
/// Keys climb from the focused view along `next` until a responder answers.
@MainActor open class UIResponder: NSObject {
  /// The responder that is asked when this one has no answer.
  open var next: UIResponder? { nil }

  /// Whether text and keys may be directed at this responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether text and keys are directed at this responder now.
  open var isFirstResponder: Bool { false }

  /// Directs text and keys at this responder, and says whether it agreed.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives up text and keys, and says whether it agreed.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Answers a key; false hands it to `next`.
  func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool { false }

  /// Answers pasted text; false hands it to `next`.
  func handlePaste(_ text: String) -> Bool { false }

  /// The keys that this responder answers, in words for the help line.
  var keyHints: [TerminalKeyHint] { [] }
}
