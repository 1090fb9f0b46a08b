public import Foundation

/// Words that do something when they are clicked or chosen with Enter.
@MainActor open class UIButton: UIControl {
  /// What the button says and how it looks.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Adapts the configuration when the button's state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the button is for, among others.
  open var role = Role.normal {
    didSet { setNeedsDisplay() }
  }

  var isProminent = false {
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
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    let title = primaryAction?.title ?? ""
    if configuration.title == nil, !title.isEmpty { configuration.title = title }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
  }

  /// Makes a plain button with the action's words.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(configuration: .plain(), primaryAction: primaryAction)
  }

  /// Makes a plain button without words.
  public convenience init(type buttonType: ButtonType) {
    self.init(configuration: .plain(), primaryAction: nil)
  }

  /// Sets the words; a terminal has the same for all states.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    var configuration = configuration ?? .plain()
    configuration.title = title
    self.configuration = configuration
  }

  /// Has the update handler called.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    setNeedsDisplay()
  }

  override func stateDidChange() { setNeedsUpdateConfiguration() }

  override func focusDidChange(_ isFocused: Bool) { setNeedsUpdateConfiguration() }

  override var isBusy: Bool { configuration?.showsActivityIndicator ?? false }

  override var keyHints: [TerminalKeyHint] {
    isEnabled ? [TerminalKeyHint("⏎", shown.title ?? "Press")] : []
  }

  open override var intrinsicContentSize: CGSize {
    let insets = shown.contentInsets
    let lines = [shown.title.map { _ in headline(mark: "○") }, shown.subtitle].compactMap { $0 }
    let width = (lines + [headline(mark: "○")]).map(TerminalText.width).max() ?? 0
    return CGSize(
      width: CGFloat(width * 8) + insets.leading + insets.trailing,
      height: CGFloat(max(1, lines.count) * 16) + insets.top + insets.bottom)
  }

  private var shown: Configuration { configuration ?? .plain() }

  /// Picture and words in one line.
  private func headline(mark: String) -> String {
    let picture = shown.showsActivityIndicator ? mark : shown.image?.glyph
    let gap = String(repeating: " ", count: Int((shown.imagePadding / 8).rounded(.up)))
    let parts = [picture, shown.title].compactMap { $0 }
    return (shown.imagePlacement == .trailing ? parts.reversed() : parts).joined(separator: gap)
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let clip = clip.intersection(rect)
    let isMarked = isFocused || isHighlighted
    let hasSurface = shown.surface != .none
    if hasSurface { canvas.fillPill(rect, isMarked ? .normal : surfaceColor, clip: clip) }
    drawLines(on: &canvas, in: rect.inside(ofCaps: hasSurface), clip: clip)
    if isMarked { canvas.markFocus(rect.inside(ofCaps: hasSurface), clip: clip) }
  }

  private func drawLines(
    on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect
  ) {
    let mark = turningMark(isTurning: shown.showsActivityIndicator)
    let lines = [headline(mark: mark), shown.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    var point = rect.origin
    point.row += max(0, rect.size.rows - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let line = TerminalText.truncate(line, columns: rect.size.columns)
      point.column = rect.origin.column + (rect.size.columns - TerminalText.width(line)) / 2
      var style = TerminalStyle(foreground: foreground)
      style.isBold = index == 0 && (shown.surface == .accent || isProminent)
      canvas.write(line, at: point, style: style, clip: clip)
      point.row += 1
    }
  }

  private var surfaceColor: TerminalColor {
    if let color = shown.baseBackgroundColor { return color.terminalColor }
    guard shown.surface == .accent, isEnabled else { return .fill }
    return role == .destructive ? .red : tintColor.terminalColor
  }

  private var foreground: TerminalColor {
    guard isEnabled else { return .tertiary }
    if let color = shown.baseForegroundColor { return color.terminalColor }
    if shown.surface == .accent { return .onAccent }
    return role == .destructive ? .red : tintColor.terminalColor
  }

  /// What a button is for, among others.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What most people want.
    case primary
    /// The way back.
    case cancel
    /// It removes something.
    case destructive
  }

  /// How a button looks by default.
  public enum ButtonType: Int, Sendable {
    /// As the app draws it.
    case custom
    /// As the system draws it.
    case system
  }
}
