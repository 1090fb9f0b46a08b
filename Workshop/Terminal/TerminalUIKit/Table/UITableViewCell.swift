public import Foundation

/// A row of a table: content described by a configuration, and an accessory at its end.
@MainActor open class UITableViewCell: UIView {
  /// The identifier under which the cell is reused.
  public let reuseIdentifier: String?
  private var content: (any UIView & UIContentView)?

  /// The accessory at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The look of the row when it is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { setNeedsDisplay() }
  }

  /// Whether the row is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// The content of the row.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent(oldValue) }
  }

  /// Returns the configuration of the cell's style, to fill in and assign to the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Creates a cell, which gets its content by a configuration.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell that isn't reused.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell; the coder is ignored.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  override var shownText: String? {
    let list = contentConfiguration as? UIListContentConfiguration
    return list.map { [$0.text, $0.secondaryText].compactMap(\.self).joined(separator: ", ") }
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

  /// The insets of the content, which leave room for the focus mark and the accessory.
  private var contentInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 16, bottom: 0, right: accessoryType == .none ? 16 : 32)
  }

  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
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
    if hasFocus {
      canvas.fill(rect, .focus, clip: clip)
    } else if isSelected, selectionStyle != .none {
      canvas.fill(rect, .selection, clip: clip)
    }
    let accent = TerminalStyle(foreground: .accent, isBold: true)
    for row in rect.rows where hasFocus {
      canvas.write(
        "▌", at: TerminalPoint(column: rect.origin.column, row: row), style: accent, clip: clip)
    }
    let end = TerminalPoint(column: rect.columns.upperBound - 3, row: rect.origin.row)
    switch accessoryType {
    case .none: break
    case .disclosureIndicator:
      let style = TerminalStyle(foreground: hasFocus ? .normal : .tertiary)
      canvas.write("›", at: end, style: style, clip: clip)
    case .checkmark: canvas.write("✓", at: end, style: accent, clip: clip)
    }
  }

  /// Makes the title of the focused row bold.
  override func drawOver(
    on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect
  ) {
    guard hasFocus else { return }
    canvas.restyle(rect, clip: clip) { style in
      if style.foreground == .normal { style.isBold = true }
    }
  }

  /// The styles of cells without a configuration, which have no effect here.
  public enum CellStyle: Int, Sendable {
    /// The default style.
    case `default`
    /// A value at the end.
    case value1
    /// A value after the title.
    case value2
    /// A second line.
    case subtitle
  }

  /// What the user does with a row of a table that is being edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Deletes it.
    case delete
    /// Inserts one.
    case insert
  }

  /// The lines between rows, of which a terminal has none.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line between two rows.
    case singleLine
  }

  /// The accessories of rows.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron, which shows that the row leads to another screen.
    case disclosureIndicator
    /// A check mark, which shows that the row is chosen.
    case checkmark = 3
  }

  /// The looks of selected rows.
  public enum SelectionStyle: Int, Sendable {
    /// A selected row looks like the others.
    case none
    /// A selected row is highlighted.
    case `default` = 3
  }
}
