public import Foundation

/// Shows text on one or more lines.
@MainActor open class UILabel: UIView {
  /// The text; setting it takes the colors of an attributed text away.
  open var text: String? {
    didSet {
      attributes = nil
      if text != oldValue { forgetLines() }
    }
  }

  /// The text with the colors of its parts; other attributes have no effect.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      guard newValue != attributes else { return }
      text = newValue?.string
      attributes = newValue
      setNeedsDisplay()
    }
  }
  private var attributes: NSAttributedString?

  /// The font, which decides whether the text is bold.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .preferredFont(forTextStyle: .body) {
    didSet {
      if font == nil { font = .preferredFont(forTextStyle: .body) }
      if font != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the font follows the user's text size, which a terminal does anyway.
  open var adjustsFontForContentSizeCategory = false

  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// Where a long text is cut, which a terminal does at its end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether a long text gets smaller, which a terminal's can't.
  open var adjustsFontSizeToFitWidth = false
  /// How small a long text may get, which has no effect in a terminal.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the label looks enabled, which has no effect in a terminal.
  open var isEnabled = true

  /// The maximum number of lines; zero means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { forgetLines() } }
  }

  /// The lines at the widths asked for since the text changed; wrapping a long text takes longer
  /// than a frame.
  private var wrapped: [Int: [String]] = [:]

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty label; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var shownText: String? { text }

  open override var intrinsicContentSize: CGSize {
    let lines = lines(columns: .max)
    let width = lines.map(TerminalText.width).max() ?? 0
    return CGSize(width: CGFloat(width * 8), height: CGFloat(lines.count * 16))
  }

  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    let columns = width > 0 ? max(1, Int((width / 8).rounded(.down))) : .max
    return CGFloat(lines(columns: columns).count * 16)
  }

  private func lines(columns: Int) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    if let lines = wrapped[columns] { return lines }
    let lines = TerminalText.wrap(text, columns: columns, lines: numberOfLines)
    if wrapped.count > 4 { wrapped = [:] }
    wrapped[columns] = lines
    return lines
  }

  private func forgetLines() {
    wrapped = [:]
    invalidateIntrinsicContentSize()
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    guard rect.size.columns > 0, rect.size.rows > 0 else { return }
    let lines = lines(columns: rect.size.columns).prefix(rect.size.rows)
    let top = rect.origin.row + (rect.size.rows - lines.count) / 2
    var parts = (attributes?.coloredClusters ?? [])[...]
    for (index, line) in lines.enumerated() {
      let spare = max(0, rect.size.columns - TerminalText.width(line))
      let indent = textAlignment.indent(of: spare)
      let origin = TerminalPoint(column: rect.origin.column + indent, row: top + index)
      if clip.rows.contains(origin.row) {
        canvas.write(line, at: origin, style: style, clip: clip.intersection(rect))
      }
      if !parts.isEmpty {
        canvas.color(line, at: origin, taking: &parts, clip: clip.intersection(rect))
      }
    }
  }

  private var style: TerminalStyle {
    TerminalStyle(foreground: textColor.terminalColor, isBold: font.isBold)
  }
}

/// The alignments of text.
public enum NSTextAlignment: Int, Sendable {
  /// Text at the left edge.
  case left = 0
  /// Centerd text.
  case center = 1
  /// Text at the right edge.
  case right = 2
  /// Text at both edges, which a terminal shows at the left one.
  case justified = 3
  /// Text at the leading edge.
  case natural = 4

  /// Returns how many of the spare columns of a line are before it.
  func indent(of spare: Int) -> Int {
    switch self {
    case .left, .justified, .natural: 0
    case .center: spare / 2
    case .right: spare
    }
  }
}

/// Where a long text is cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at words.
  case byWordWrapping
  /// Wraps at characters.
  case byCharWrapping
  /// Cuts what has no room.
  case byClipping
  /// Shows the end.
  case byTruncatingHead
  /// Shows the start.
  case byTruncatingTail
  /// Shows both ends.
  case byTruncatingMiddle
}
