public import Foundation

/// A line of text that the user edits, as long as the keys go to it.
@MainActor open class UITextField: UIControl {
  var line = TextLine()
  /// How many columns of the text are scrolled out at the left.
  var scroll = 0

  /// Who follows what is typed.
  open weak var delegate: (any UITextFieldDelegate)?

  /// What an empty field says.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// How heavy the text is.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  /// How the field stands out; without a border it is only underlined.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { setNeedsDisplay() } }
  }

  /// When there is a mark at the end that clears the text.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsDisplay() } }
  }

  /// Whether dots stand for what is typed.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } }
  }

  /// What Return does, as the help line says.
  open var returnKeyType = UIReturnKeyType.default {
    didSet { if returnKeyType != oldValue { setNeedsDisplay() } }
  }

  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// The keyboard that suits the field.
  open var keyboardType = UIKeyboardType.default
  /// What is capitalised while the user types.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected while the user types.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the field is for.
  open var textContentType: UITextContentType?
  /// Whether the text follows the user's text size, which a terminal does anyway.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the user is editing the text.
  open internal(set) var isEditing = false

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
    isFocused ? beginEditing() : endEditing()
  }

  override var keyHints: [TerminalKeyHint] {
    isEditing ? [TerminalKeyHint("⏎", returnKeyType.title)] : []
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    guard key != .enter else { return handleReturn() }
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
}
