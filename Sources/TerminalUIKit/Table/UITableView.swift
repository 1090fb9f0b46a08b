public import Foundation

/// A list of rows in sections; only the rows that are seen exist.
@MainActor open class UITableView: UIScrollView {
  /// The value of a height that the content decides.
  public static let automaticDimension: CGFloat = -1

  /// How the sections stand apart.
  public let style: Style
  /// Says what is in the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Hears what the user does with the rows.
  open weak var delegate: (any UITableViewDelegate)?
  /// The height of every row, unless the content decides.
  open var rowHeight = automaticDimension
  /// The guess for rows that were not seen yet.
  open var estimatedRowHeight: CGFloat = 16
  /// Whether rows can be chosen.
  open var allowsSelection = true

  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// The view behind the rows, which doesn't scroll.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  var layout = TableLayout()
  var shown: [TableLayout.Element: UIView] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  var registered: Set<String> = []
  var reconfigured: UITableViewCell?
  var needsReload = true
  var laidOutWidth: CGFloat = 0
  var focusedPath: IndexPath?
  var selectedPath: IndexPath?

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a plain table; there are no archives to read from.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    shown[.tableHeader] = nil
    shown[.tableFooter] = nil
    if let new {
      new.layoutState.isRoot = true
      insertSubview(new, at: 0)
    }
    reshape()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return layout.rowCounts.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return layout.rowCounts[section]
  }

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    shown.keys.compactMap { element in
      if case .row(let path) = element { path } else { nil }
    }.sorted()
  }

  /// The cell of a row, if it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[.row(indexPath)] as? UITableViewCell
  }

  /// The row of a cell that is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { cellForRow(at: $0) === cell }
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let index = layout.indices(from: point.y, to: point.y + 1).first,
      layout.elements.indices.contains(index), case .row(let path) = layout.elements[index]
    else { return nil }
    return layout.frame(at: index, width: bounds.width).contains(point) ? path : nil
  }

  /// Where a row is in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layout.index(of: indexPath).map { layout.frame(at: $0, width: bounds.width) } ?? .zero
  }

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  override func didScroll() { delegate?.scrollViewDidScroll(self) }

  open override var canBecomeFocused: Bool { allowsSelection && !layout.isEmpty }

  override func focusDidChange(_ isFocused: Bool) {
    if isFocused, focusedPath == nil { focusRow(selectedPath ?? firstVisiblePath) }
    setNeedsDisplay()
  }

  override func cursor(in rect: TerminalRect) -> TerminalPoint? {
    guard let focusedPath else { return nil }
    let top = rectForRow(at: focusedPath).minY - contentOffset.y
    return TerminalPoint(
      column: rect.origin.column, row: rect.origin.row + Int((top / 16).rounded()))
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    if isFocused, handleRowKey(key) { return true }
    return super.handle(key, modifiers)
  }

  override var keyHints: [TerminalKeyHint] {
    (isFocused ? rowHints : []) + super.keyHints
  }

  override func handleTap(at point: CGPoint) -> Bool {
    guard allowsSelection, let path = indexPathForRow(at: point) else { return false }
    focusRow(path)
    choose(path)
    return true
  }

  /// How the sections of a table stand apart.
  public enum Style: Int, Sendable {
    /// One after the other.
    case plain
    /// With a line between them.
    case grouped
    /// With a line between them.
    case insetGrouped
  }

  /// Where a row goes when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it takes the least scrolling.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }
}
