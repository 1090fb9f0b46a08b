/// An action of the user or the terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey, TerminalModifiers = [])
  /// The mouse was used.
  case mouse(TerminalMouse)
  /// A text was pasted, which can contain line breaks and isn't typed as keys.
  case paste(String)
  /// The terminal was resized, or everything must be drawn again.
  case resize(TerminalSize)
}

/// A key of the keyboard.
public enum TerminalKey: Hashable, Sendable {
  /// A key that types a character, with Shift applied.
  case character(Character)
  /// A key that edits text or operates a form.
  case enter, escape, tab, backTab, backspace, delete
  /// A key that moves the focus, the cursor or the content.
  case up, down, left, right, home, end, pageUp, pageDown
}

/// The modifier keys held while another key or a mouse button is pressed.
public struct TerminalModifiers: OptionSet, Hashable, Sendable {
  /// The Shift key, which is not reported for characters: they have Shift applied.
  public static let shift = TerminalModifiers(rawValue: 1)
  /// The Alt, Option or Meta key.
  public static let alt = TerminalModifiers(rawValue: 2)
  /// The Control key.
  public static let control = TerminalModifiers(rawValue: 4)

  /// The bits, in the order of the terminal's own.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// An action of the mouse and its position.
public struct TerminalMouse: Hashable, Sendable {
  /// The action.
  public enum Action: Hashable, Sendable {
    /// The primary button was pressed or released.
    case press, release
    /// The wheel was turned by one step.
    case scrollUp, scrollDown
  }

  /// The action.
  public var action: Action
  /// The cell under the pointer.
  public var point: TerminalPoint

  /// Creates a mouse event.
  public init(_ action: Action, at point: TerminalPoint) {
    self.action = action
    self.point = point
  }
}
