public import Foundation

/// A line of text that the user edits while it has the focus.
@MainActor open class UITextField: UIControl {
  var line = TextLine()
  /// The number of columns that are scrolled out on the left.
  var scroll = 0

  /// The object that is asked before the text changes, and when Return is pressed.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text shown in an empty field.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font of the text, which has no effect in a terminal.
  open var font: UIFont?
  /// Whether the font follows the user's text size, which a terminal does anyway.
  open var adjustsFontForContentSizeCategory = false

  /// The color of the text; nil for the usual one.
  open var textColor: UIColor? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// The alignment of the text, which is at the start of the field in a terminal.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the keyboard corrects the text, which a terminal doesn't do.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// When the field has a button that clears it.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsDisplay() } }
  }

  /// The view before the text, of which a terminal shows images.
  open var leftView: UIView? {
    didSet { setNeedsDisplay() }
  }

  /// The view behind the text, which a terminal only keeps, for tests.
  open var rightView: UIView?

  /// The border of the field; without one it is only underlined.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { setNeedsDisplay() } }
  }

  /// When the image at the start of a search field is shown, such as its magnifying glass.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsDisplay() } }
  }

  /// Whether the field shows dots instead of the text.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } }
  }

  /// The label of the Return key, shown in the help line.
  open var returnKeyType = UIReturnKeyType.default {
    didSet { if returnKeyType != oldValue { setNeedsDisplay() } }
  }

  /// The kind of keyboard, which has no effect in a terminal.
  open var keyboardType = UIKeyboardType.default
  /// The meaning of the text, which has no effect in a terminal.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// The way of capitalizing text, which has no effect in a terminal.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the user is editing the text.
  open var isEditing: Bool { isFocused }

  /// Creates an empty field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; setting an equal one leaves the cursor where it is.
  open var text: String? {
    get { line.text }
    set {
      guard line.text != newValue ?? "" else { return }
      line = TextLine(newValue ?? "")
      setNeedsDisplay()
    }
  }

  /// The mark before the text, such as a search field's.
  var leadingMark: String {
    guard leftViewMode.isShown(whileEditing: isEditing), let image = leftView as? UIImageView
    else { return "" }
    return image.image.map { "\($0.glyph) " } ?? ""
  }

  /// Whether the field has a clear button at its end.
  var hasClearMark: Bool { clearButtonMode.isShown(whileEditing: isEditing) }

  open override var intrinsicContentSize: CGSize {
    let columns = max(16, TerminalText.width(placeholder ?? "") + 1) + markWidth + 2
    return CGSize(width: columns * 8, height: 16)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func focusDidChange(_ isFocused: Bool) {
    super.focusDidChange(isFocused)
    sendActions(for: isFocused ? .editingDidBegin : .editingDidEnd)
    if isFocused { delegate?.textFieldDidBeginEditing(self) }
    if !isFocused { delegate?.textFieldDidEndEditing(self) }
    if !isFocused { line.apply(.move(line.cursor, isSelecting: false)) }
  }

  override var keyHints: [TerminalKeyHint] {
    guard isEditing else { return [] }
    return pressedButton?.keyHints ?? [TerminalKeyHint("⏎", returnKeyType.word)]
  }

  /// The button that the last field of a form presses, which does nothing while the button is disabled.
  private var pressedButton: UIButton? {
    guard returnKeyType == .go else { return nil }
    return nearestViewController?.viewIfLoaded?.first(UIButton.self, where: \.isProminent)
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    guard key != .enter else {
      guard delegate?.textFieldShouldReturn(self) != false else { return true }
      sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit])
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

  /// Applies an edit, and runs the actions for changed text if there was a change.
  func perform(_ edit: TextLine.Edit) {
    let old = line.characters
    if case .replace(let range, let text) = edit, let delegate {
      let utf16 = NSRange(
        location: String(old[..<range.lowerBound]).utf16.count,
        length: String(old[range]).utf16.count)
      guard delegate.textField(self, shouldChangeCharactersIn: utf16, replacementString: text)
      else { return }
    }
    line.apply(edit)
    setNeedsDisplay()
    if isFocused { scrollIntoView() }
    if line.characters != old { sendActions(for: .editingChanged) }
  }

  /// Clears the text.
  func clear() {
    perform(.replace(0..<line.characters.count, ""))
  }

  /// When an image or a button in a field is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3

    func isShown(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The borders of fields.
  public enum BorderStyle: Int, Sendable {
    /// No border; the field is underlined.
    case none
    /// A filled surface.
    case roundedRect = 3
  }
}
