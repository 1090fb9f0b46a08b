public import Foundation

/// A row of a table: the content that a configuration describes, and a mark at its end.
@MainActor open class UITableViewCell: UIView {
  /// The name of the cell's kind.
  public let reuseIdentifier: String?
  private var content: (any UIView & UIContentView)?

  /// The mark at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a chosen row looks so.
  open var selectionStyle = SelectionStyle.default {
    didSet { setNeedsDisplay() }
  }

  /// Whether the row is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// What the row shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent(oldValue) }
  }

  /// Makes a cell; its content comes by a configuration.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell; there are no archives to read from.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  private func showContent(_ old: (any UIContentConfiguration)?) {
    if let content, let contentConfiguration, let old,
      type(of: old) == type(of: contentConfiguration)
    {
      content.configuration = contentConfiguration
    } else {
      content?.removeFromSuperview()
      content = contentConfiguration?.makeContentView()
      content?.layoutState.isRoot = true
      content.map(addSubview)
    }
    invalidateIntrinsicContentSize()
  }

  /// A column for the focus, one of space; at the end the mark between two of space.
  private var contentInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 16, bottom: 0, right: accessoryType == .none ? 16 : 32)
  }

  override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    content?.contentHeight(forWidth: width - contentInsets.left - contentInsets.right) ?? 16
  }

  open override func layoutSubviews() {
    content?.frame = bounds.inset(by: contentInsets)
  }

  private var hasFocus: Bool {
    guard let table = superview as? UITableView, table.isFocused, let path = table.focusedPath
    else { return false }
    return table.cellForRow(at: path) === self
  }

  override var isTappable: Bool { true }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let isChosen = isSelected && selectionStyle != .none
    if hasFocus || isChosen { canvas.fill(rect, .selection, clip: clip) }
    let accent = TerminalStyle(foreground: .accent, isBold: true)
    for row in rect.rows where hasFocus {
      canvas.write(
        "▌", at: TerminalPoint(column: rect.origin.column, row: row), style: accent, clip: clip)
    }
    guard accessoryType == .disclosureIndicator else { return }
    let end = TerminalPoint(column: rect.columns.upperBound - 3, row: rect.origin.row)
    let style = TerminalStyle(foreground: hasFocus ? .normal : .tertiary)
    canvas.write("›", at: end, style: style, clip: clip)
  }

  /// How the words of a cell without configuration stand; configurations have their own ways.
  public enum CellStyle: Int, Sendable {
    /// One line.
    case `default`
  }

  /// The mark at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// No mark.
    case none
    /// The row leads to another screen.
    case disclosureIndicator
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Marked.
    case `default` = 3
  }
}
