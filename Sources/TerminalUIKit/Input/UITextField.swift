public import Foundation

/// A line of text that the user edits, as long as the keys go to it.
@MainActor open class UITextField: UIControl {
  var line = TextLine()
  /// How many columns of the text are scrolled out at the left.
  var scroll = 0

  /// What an empty field says.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font of the text, which looks the same whatever it is.
  open var font: UIFont?
  /// Whether the font follows the size of letters that the user chooses; a terminal sees to that.
  open var adjustsFontForContentSizeCategory = false

  /// How the field stands out; without a border it is only underlined.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { setNeedsDisplay() } }
  }

  /// Whether dots stand for what is typed.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } }
  }

  /// What Return does, as the help line says.
  open var returnKeyType = UIReturnKeyType.default {
    didSet { if returnKeyType != oldValue { setNeedsDisplay() } }
  }

  /// The keyboard that suits the field.
  open var keyboardType = UIKeyboardType.default
  /// What the field asks for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// What is capitalised while the user types.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the user is editing the text.
  open var isEditing: Bool { isFocused }

  /// Makes an empty field at the given place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty field; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; setting the same again leaves the cursor where it is.
  open var text: String? {
    get { line.text }
    set {
      guard line.text != newValue ?? "" else { return }
      line = TextLine(newValue ?? "")
      setNeedsDisplay()
    }
  }

  /// The mark before the text, as a search field has one.
  var leadingMark: String { "" }

  /// Whether a mark at the end clears the text.
  var hasClearMark: Bool { false }

  open override var intrinsicContentSize: CGSize {
    let columns = max(16, TerminalText.width(placeholder ?? "") + 1) + markWidth + 2
    return CGSize(width: columns * 8, height: 16)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { isFocused }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    terminalScreen?.focus.move(to: self)
    return isFirstResponder
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let screen = terminalScreen, let scope = screen.focusScope
    else { return !isFirstResponder }
    screen.focus.resign(self, in: scope)
    return !isFirstResponder
  }

  override func focusDidChange(_ isFocused: Bool) {
    super.focusDidChange(isFocused)
    if !isFocused { line.apply(.move(line.cursor, isSelecting: false)) }
  }

  override var keyHints: [TerminalKeyHint] {
    isEditing ? [TerminalKeyHint("⏎", returnKeyType.title)] : []
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    guard key != .enter else {
      sendActions(for: .primaryActionTriggered)
      return true
    }
    guard let edit = line.edit(for: key, modifiers) else { return false }
    perform(edit)
    return true
  }

  override func handlePaste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    perform(.replace(line.selection, TextLine.sanitised(text)))
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    guard isEnabled else { return true }
    becomeFirstResponder()
    tap(column: Int((point.x / 8).rounded(.down)))
    return true
  }

  override func cursor(in rect: TerminalRect) -> TerminalPoint? { cursorPoint(in: rect) }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    drawField(on: &canvas, in: rect, clip: clip.intersection(rect))
  }

  /// Does what a key asks for, and tells when the text became another.
  func perform(_ edit: TextLine.Edit) {
    let old = line.characters
    line.apply(edit)
    setNeedsDisplay()
    if line.characters != old { sendActions(for: .editingChanged) }
  }

  /// Empties the field.
  func clear() {
    perform(.replace(0..<line.characters.count, ""))
  }

  /// How a field stands out.
  public enum BorderStyle: Int, Sendable {
    /// Only underlined.
    case none
    /// Filled.
    case roundedRect = 3
  }
}
