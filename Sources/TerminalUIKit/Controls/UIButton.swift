public import Foundation

/// Words that do something when they are clicked or chosen with Enter.
@MainActor open class UIButton: UIControl {
  /// What the button says and how it looks.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What the button is for, among others.
  open var role = Role.normal {
    didSet { setNeedsDisplay() }
  }

  /// Makes a button without words.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button in a style, with the action's words unless the configuration has its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    guard let primaryAction else { return }
    self.configuration?.title = configuration.title ?? primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var keyHints: [TerminalKeyHint] {
    isEnabled ? [TerminalKeyHint("⏎", configuration?.title ?? "Press")] : []
  }

  open override var intrinsicContentSize: CGSize {
    let words = TerminalText.width(configuration?.title ?? "")
    return CGSize(width: (words + (hasSurface ? 4 : 0)) * 8, height: 16)
  }

  private var surface: Configuration.Surface { configuration?.surface ?? .none }

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
    let words = TerminalText.truncate(configuration?.title ?? "", columns: rect.size.columns)
    let point = TerminalPoint(
      column: rect.origin.column + (rect.size.columns - TerminalText.width(words)) / 2,
      row: rect.origin.row + max(0, rect.size.rows - 1) / 2)
    let style = TerminalStyle(foreground: foreground, isBold: surface == .accent)
    canvas.write(words, at: point, style: style, clip: clip)
  }

  private var surfaceColor: TerminalColor {
    guard surface == .accent, isEnabled else { return .fill }
    return role == .destructive ? .red : .accent
  }

  private var foreground: TerminalColor {
    guard isEnabled else { return .tertiary }
    if surface == .accent { return .onAccent }
    return role == .destructive ? .red : .accent
  }

  /// What a button is for, among others.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// It removes something.
    case destructive = 3
  }
}
