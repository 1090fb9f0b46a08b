public import Foundation

/// A row of a table: the content that a configuration describes, and a mark at its end.
@MainActor open class UITableViewCell: UIView {
  /// The name of the cell's kind.
  public let reuseIdentifier: String?
  /// The view in which the content is.
  public let contentView = UIView()

  /// The mark at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A view in the mark's place.
  open var accessoryView: UIView? {
    didSet { replaceAccessory(oldValue) }
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

  private var content: (any UIView & UIContentView)?

  /// Makes a cell; its content comes by a configuration.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.layoutState.isRoot = true
    addSubview(contentView)
  }

  /// Makes a cell; there are no archives to read from.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A configuration for words and a picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Makes the cell ready for another row.
  open func prepareForReuse() {
    isSelected = false
  }

  private func showContent(_ old: (any UIContentConfiguration)?) {
    guard let contentConfiguration else {
      content?.removeFromSuperview()
      content = nil
      return
    }
    if let content, let old, type(of: old) == type(of: contentConfiguration) {
      content.configuration = contentConfiguration
    } else {
      content?.removeFromSuperview()
      let made = contentConfiguration.makeContentView()
      made.layoutState.isRoot = true
      content = made
      contentView.addSubview(made)
    }
    invalidateIntrinsicContentSize()
  }

  private func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView { addSubview(accessoryView) }
    invalidateIntrinsicContentSize()
  }

  /// A column for the focus, one of space; at the end the mark between two of space.
  private var contentInsets: UIEdgeInsets {
    let mark = accessoryView?.intrinsicContentSize.width ?? (accessoryType == .none ? 0 : 8)
    return UIEdgeInsets(left: 16, right: mark > 0 ? mark + 24 : 16)
  }

  override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    let inner = width - contentInsets.left - contentInsets.right
    return (content ?? contentView).contentHeight(forWidth: inner)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds.inset(by: contentInsets)
    content?.frame = contentView.bounds
    guard let accessoryView else { return }
    let width = accessoryView.intrinsicContentSize.width
    accessoryView.frame = CGRect(x: bounds.width - width - 16, y: 0, width: width, height: 16)
  }

  private var table: UITableView? { superview as? UITableView }

  private var hasFocus: Bool {
    guard let table, table.isFocused, let path = table.focusedPath else { return false }
    return table.cellForRow(at: path) === self
  }

  override var isTappable: Bool { table?.allowsSelection ?? false }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let isChosen = isSelected && selectionStyle != .none
    let surface = table?.style == .insetGrouped ? rect.inside(ofCaps: true) : rect
    if table?.style == .insetGrouped { canvas.fill(surface, .elevated, clip: clip) }
    if hasFocus || isChosen { canvas.fill(surface, .selection, clip: clip) }
    let accent = TerminalStyle(foreground: .accent, isBold: true)
    for row in rect.rows where hasFocus {
      canvas.write(
        "▌", at: TerminalPoint(column: surface.origin.column, row: row), style: accent, clip: clip)
    }
    guard accessoryView == nil else { return }
    let end = TerminalPoint(column: rect.columns.upperBound - 3, row: rect.origin.row)
    let isCheck = accessoryType == .checkmark
    let style = isCheck ? accent : TerminalStyle(foreground: hasFocus ? .normal : .tertiary)
    canvas.write(accessoryType.glyph, at: end, style: style, clip: clip)
  }
}
