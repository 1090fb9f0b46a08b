public import Foundation

/// A control that runs an action when it is clicked, or when Enter is pressed.
@MainActor open class UIButton: UIControl {
  /// The title and style of the button.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }

  var titles: [State.RawValue: String] = [:]
  var titleColors: [State.RawValue: UIColor] = [:]
  var images: [State.RawValue: UIImage] = [:]

  /// The label of the title, whose font decides whether the title is bold; set the text by `setTitle(_:for:)`.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The role of the button.
  open var role = Role.normal {
    didSet { setNeedsDisplay() }
  }

  /// Creates a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a configuration, and the action's title if that has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    guard let primaryAction else { return }
    self.configuration?.title = configuration.title ?? primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var keyHints: [TerminalKeyHint] {
    let name = accessibilityLabel ?? words ?? TerminalWord.press.text
    return isEnabled ? [TerminalKeyHint("⏎", name)] : []
  }

  override var shownText: String? { words }

  open override var intrinsicContentSize: CGSize {
    let columns = TerminalText.width(words ?? "")
    return CGSize(width: (columns + (hasSurface ? 4 : 0)) * 8, height: 16)
  }

  var surface: Configuration.Surface { configuration?.surface ?? .none }

  /// Whether the button stands out as the one that most users want.
  var isProminent: Bool { surface == .accent }

  private var hasSurface: Bool { surface != .none }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let clip = clip.intersection(rect)
    let isMarked = isFocused || isHighlighted
    let inside = rect.inside(ofCaps: hasSurface)
    if hasSurface { canvas.fillPill(rect, isMarked ? .normal : surfaceColor, clip: clip) }
    drawWords(on: &canvas, in: inside, clip: clip)
    if isMarked { canvas.markFocus(inside, clip: clip) }
  }

  private func drawWords(
    on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect
  ) {
    let words = TerminalText.truncate(self.words ?? "", columns: rect.size.columns)
    let point = TerminalPoint(
      column: rect.origin.column + (rect.size.columns - TerminalText.width(words)) / 2,
      row: rect.origin.row + max(0, rect.size.rows - 1) / 2)
    let isBold = surface == .accent || titleLabel?.font.isBold == true
    var style = TerminalStyle(foreground: foreground, isBold: isBold)
    style.isButton = !hasSurface && isEnabled
    canvas.write(words, at: point, style: style, clip: clip)
  }

  private var surfaceColor: TerminalColor {
    guard surface == .accent, isEnabled else { return .fill }
    let isRed = role == .destructive || configuration?.baseBackgroundColor?.surface == .red
    return isRed ? .red : .accent
  }

  private var foreground: TerminalColor {
    guard isEnabled else { return .tertiary }
    if let color = configuration?.baseForegroundColor { return color.terminalColor }
    if surface == .accent { return .onAccent }
    if role == .destructive { return .red }
    if configuration == nil, let color = titleColors[state.rawValue] ?? titleColors[0] {
      return color.terminalColor
    }
    return tintColor.terminalColor
  }

  /// The roles of buttons.
  public enum Role: Int, Sendable {
    /// A button without a special role.
    case normal
    /// A button that deletes data.
    case destructive = 3
  }
}
