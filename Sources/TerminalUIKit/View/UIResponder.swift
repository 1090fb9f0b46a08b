public import Foundation

/// An object that can respond to the user: a view, a view controller, a window or the application.
///
/// Keys travel from the focused view along `next` until a responder handles them.
@MainActor open class UIResponder: NSObject {
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
}
