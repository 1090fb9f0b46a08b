public import Foundation

/// A list of rows, which makes cells only for those in sight.
@MainActor open class UITableView: UIScrollView {
  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that is told what the user does with the rows.
  open weak var delegate: (any UITableViewDelegate)?
  /// The object that is told which rows come into sight soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The number of changes of rows that UIKit would animate; a terminal shows the end of each.
  package var animatedChanges = 0

  /// The view behind the rows, which doesn't scroll with them.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The height of rows, which a terminal's have by their content.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The height of rows that weren't in sight, which a terminal doesn't need.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The lines between rows, of which a terminal has none.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The space before the lines between rows, of which a terminal has none.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the user may delete rows, by `x` in a terminal.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsDisplay() } }
  }
  /// The style, which has no effect in a terminal.
  public let style: Style

  /// The view above the rows, which scrolls with them.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, by: tableHeaderView) }
  }
  /// The view below the rows, which scrolls with them.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, by: tableFooterView) }
  }

  var updates = 0
  var hasChanges = false
  var layout = TableLayout()
  var shown: [IndexPath: UITableViewCell] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  var registered: Set<String> = []
  var reconfigured: UITableViewCell?
  /// Whether cells are being made or laid out, when UIKit doesn't allow a change.
  var isUpdatingCells = false
  var needsReload = true
  var laidOutWidth: CGFloat = 0
  var focusedPath: IndexPath?
  /// The focused row that the delegate was told about last.
  var toldPath: IndexPath?
  /// The rows that were visible when the delegate was told about scrolling last.
  var told: (bounds: CGRect, rows: [IndexPath]) = (.zero, [])
  /// The rows that come into sight soon, as the prefetching data source was told last.
  var soon: Set<IndexPath> = []
  /// Whether the focused row was removed, so that the next row must be scrolled into sight.
  var showsFocus = false
  var selectedPath: IndexPath?
  /// Whether the user has gone to the end, and stays there while the app adds rows, until the next key.
  var followsEnd = false
  /// Whether the app has scrolled to the top, perhaps to show other rows, and left a focused row below.
  var isFocusLeft = false

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; the coder is ignored.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replaceEnd(_ old: UIView?, by view: UIView?) {
    old?.removeFromSuperview()
    view?.layoutState.isRoot = true
    view.map(addSubview)
    setNeedsLayout()
  }

  /// Returns the cell of a row if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  /// The rows that are at least partly in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }

  var visiblePaths: [IndexPath] { shown.keys.sorted() }

  /// Returns the frame of a row in the content, which is empty if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

  /// Scrolls so that a row is in sight, or the first there; without animation, as everything in a terminal.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    reloadIfNeeded()
    contentSize = wholeSize
    switch scrollPosition {
    case .none, .middle: bringIntoSight(indexPath)
    case .bottom: reveal(rectInSight(of: indexPath))
    case .top: scroll(to: clamped(rectInSight(of: indexPath).origin))
    }
  }

  /// Asks for the focus to move to the row that the delegate prefers, if the table has the focus.
  open func setNeedsFocusUpdate() {
    guard isFocused, let path = delegate?.indexPathForPreferredFocusedView(in: self) else { return }
    focusRow(path)
  }

  /// Returns the frame of a row in the content.
  func rect(of path: IndexPath) -> CGRect {
    layout.index(of: path).map { layout.frame(at: $0, width: bounds.width) } ?? .zero
  }

  /// Returns what comes into sight with a row: the header above it, and rows below that can't have the focus themselves.
  func rectInSight(of path: IndexPath) -> CGRect {
    guard let index = layout.index(of: path) else { return .zero }
    var rect = rect(of: path)
    let header = layout.headerHeight(at: index) + (index == 0 ? layout.start : 0)
    rect.origin.y -= header
    rect.size.height += header
    for below in layout.paths[(index + 1)...].prefix(while: { !canFocus($0) }) {
      rect = rect.union(self.rect(of: below))
    }
    return rect
  }

  /// Returns whether a row can have the focus.
  func canFocus(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  open override func layoutSubviews() {
    updateCells(layOutRows)
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutEnds()
    tellFocus()
    guard bounds != told.bounds || visiblePaths != told.rows else { return }
    told = (bounds, visiblePaths)
    delegate?.scrollViewDidScroll(self)
    tellPrefetching()
  }

  open override var canBecomeFocused: Bool { layout.paths.contains(where: canFocus) }

  override func focusDidChange(_ isFocused: Bool) {
    followsEnd = false
    if isFocused { takeFocus() }
    tellFocus()
    setNeedsDisplay()
  }

  override var isFocusInSight: Bool {
    focusedPath.map { bounds.intersects(rect(of: $0)) } ?? super.isFocusInSight
  }

  override func willJump(to offset: CGPoint) {
    if offset.y <= 0 { isFocusLeft = !isFocused || isFocusInSight }
  }

  override func showFocus() {
    super.showFocus()
    focusRow(focusedPath)
  }

  /// Scrolls down so far that the first row in sight is whole, unless the rectangle has no room then.
  override func reveal(_ rect: CGRect) {
    let old = contentOffset.y
    super.reveal(rect)
    let top = contentOffset.y
    guard top > old, let first = layout.indices(from: top, to: top + 1).first else { return }
    let next = layout.frame(at: first, width: bounds.width).maxY
    if layout.top(of: first) < top, next <= rect.minY { scroll(to: CGPoint(x: 0, y: next)) }
  }

  /// Counts rows instead of points, because the heights of rows that were never in sight are only estimates.
  ///
  /// The indicator then depends on where the user is, and not on how they got there.
  override var sight: (start: CGFloat, length: CGFloat) {
    guard !layout.paths.isEmpty else { return (0, 1) }
    let count = CGFloat(layout.paths.count)
    let start = layout.rowPosition(at: bounds.minY)
    return (start / count, (layout.rowPosition(at: bounds.maxY) - start) / count)
  }

  override func top(atShare share: CGFloat) -> CGFloat {
    layout.offset(ofRowPosition: share * (1 - sight.length) * CGFloat(layout.paths.count))
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    drawHeaders(on: &canvas, in: rect, clip: clip)
  }

  override func cursor(in rect: TerminalRect) -> TerminalPoint? {
    guard let focusedPath else { return nil }
    let top = self.rect(of: focusedPath).minY - contentOffset.y
    return TerminalPoint(
      column: rect.origin.column, row: rect.origin.row + Int((top / 16).rounded()))
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    if isFocused, !modifiers.contains(.control), handleRowKey(key) { return true }
    return super.handle(key, modifiers)
  }

  override func handleWheel(_ lines: Int) -> Bool {
    followsEnd = false
    return super.handleWheel(lines)
  }

  override var keyHints: [TerminalKeyHint] {
    (isFocused ? rowHints : []) + super.keyHints
  }

  override func handleTap(at point: CGPoint) -> Bool {
    guard let index = layout.indices(from: point.y, to: point.y + 1).first,
      layout.frame(at: index, width: bounds.width).contains(point)
    else { return false }
    let path = layout.paths[index]
    guard canFocus(path) else { return true }
    focusRow(path)
    choose(path)
    return true
  }

  /// The styles of tables.
  public enum Style: Int, Sendable {
    /// A plain list of rows.
    case plain
    /// Groups of rows, which look the same in a terminal.
    case grouped
    /// Groups of rows with space at the sides, which look the same in a terminal.
    case insetGrouped
  }

  /// The positions to which a selected row may be scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The row comes into sight by the shortest way, unless it is only selected.
    case none
    /// The row is the first in sight.
    case top
    /// The row is in the middle, or only in sight in a terminal.
    case middle
    /// The row is the last in sight.
    case bottom
  }
}
