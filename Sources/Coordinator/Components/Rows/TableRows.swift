import AppShell

/// Shows rows in a table, one cell for each, and reports the user's actions on them.
///
/// Only the cells of rows that changed are filled again. Keep this object as long as the table.
@MainActor public final class TableRows<ID: Hashable & Sendable> {
  /// Receives the row that the user selected.
  public var selected: (ID) -> Void = { _ in }
  /// Returns the actions at the start of a row, the most important first.
  public var leadingActions: (ID) -> [RowAction] = { _ in [] }
  /// Returns the actions at the end of a row, the most important first.
  public var trailingActions: (ID) -> [RowAction] = { _ in [] }
  /// Receives each row that appears.
  public var appeared: (ID) -> Void = { _ in }
  /// Receives the first row in sight while the user scrolls, so that the list can begin there after a restart; nil
  /// at the top.
  public var scrolled: (ID?) -> Void = { _ in }
  /// Called a turn after rows appeared or were shown while the last one is in sight, to load more if there is more.
  ///
  /// It may be called again for the same end, so decide from the state whether to load.
  public var endReached: () -> Void = {}
  /// Receives the user's position, counted from 1: the row that has the focus, or is shown.
  ///
  /// If neither is there, it is nil beside another page, and elsewhere the row last focused, or the last in sight.
  public var moved: (Int?) -> Void = { _ in }
  /// Receives the row that has the focus, and whether the user has moved there from another row; nil if the focus has
  /// left the table, or is on the row that is shown.
  var focusMoved: (_ id: ID?, _ isMove: Bool) -> Void = { _, _ in }
  /// Returns whether another page is beside the table, which shows a row.
  var isBeside: () -> Bool = { false }
  let tableView: UITableView
  private let delegate = TableRowsDelegate<ID>()
  private let fill: (UITableViewCell, TableRow<ID>) -> Void
  private var rows: [TableRow<ID>] = []
  private(set) var order = RowOrder<ID>()
  /// The rows as their cells show them.
  private var filled: [ID: TableRow<ID>] = [:]
  private var focus = RowFocus<ID>()
  private var selection: ID?
  /// The row that was opened from here, or is shown already.
  var opened: ID?
  /// The row to bring into sight once it is there, because it is shown.
  private var rowToReveal: ID?
  /// What the rows are, such as a search.
  private var shownList: AnyHashable?
  /// The first row in sight, as it was reported; nil at the top.
  private var reportedTopRow: ID?
  /// The row at which the list begins.
  private var startRow: ID?
  /// Whether the list has been scrolled, to the row at which it begins or by the user.
  private var hasScrolled = false
  /// The rows that appeared, to be reported once the table may change again; nil if no report follows.
  private var appearing: [ID]?
  private(set) lazy var dataSource = TitledSections<ID>(tableView: tableView) {
    [weak self] tableView, index, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: index)
    // A table may be laid out once more after its rows have gone.
    guard let self else { return cell }
    let row = row(id)
    filled[id] = row
    if let row { fill(cell, row) }
    return cell
  }

  /// Creates a table without rows; the closure shows a row in a cell, which may have shown another row.
  public init(in tableView: UITableView, fill: @escaping (UITableViewCell, TableRow<ID>) -> Void) {
    self.tableView = tableView
    self.fill = fill
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    delegate.rows = self
    tableView.delegate = delegate
    #if os(iOS)
      dataSource.hasActions = { [weak self] id in
        guard let self else { return false }
        return !leadingActions(id).isEmpty || !trailingActions(id).isEmpty
      }
    #endif
  }

  /// Shows these rows instead of those before; of those with the same identifier, the first.
  ///
  /// The selected row keeps the focus, and is brought into sight when the user didn't select it here, or the list is
  /// another one.
  ///
  /// - Parameters:
  ///   - newRows: The rows, in order.
  ///   - list: What the rows are, such as a search. Another list begins at its top.
  ///   - top: The row at which the list begins when it has rows for the first time, such as after a restart.
  public func show(
    _ newRows: [TableRow<ID>], of list: AnyHashable? = nil, from top: ID? = nil
  ) {
    startRow = top
    if list != shownList {
      tableView.contentOffset = tableView.top
      rowToReveal = selection
    }
    shownList = list
    let hasSections = newRows.contains { $0.section != nil }
    show(newRows, under: hasSections ? newRows.map { $0.section ?? "" } : nil)
  }

  /// Returns the cell of a row in sight, such as for a zoom from it.
  public func cell(of id: ID) -> UITableViewCell? {
    dataSource.indexPath(for: id).flatMap(tableView.cellForRow)
  }

  /// Returns the identifiers of rows, such as those that a `prefetchDataSource` loads before they appear.
  public func ids(at indexPaths: [IndexPath]) -> [ID] {
    indexPaths.compactMap(dataSource.itemIdentifier)
  }

  private func show(_ newRows: [TableRow<ID>], under newTitles: [String]?) {
    let (known, newIDs) = (order.indices, newRows.map(\.id))
    let isChanged = !order.isEqual(to: newIDs, under: newTitles)
    let anchors = isChanged ? dataSource.anchors(in: tableView) : []
    // Another list appears without animation, and so do rows above the user's place.
    let isAnimated =
      isChanged && tableView.canAnimate && order.stays(in: newIDs, downTo: anchors.first?.id)
    var snapshot =
      isChanged ? order.replace(with: newIDs, under: newTitles) : dataSource.snapshot()
    rows = newRows
    filled = filled.filter { order.indices[$0.key] != nil }
    // A row without a cell is made anew anyway, once it has one.
    snapshot.reconfigureItems(filled.filter { row($0.key) != $0.value }.map(\.key))
    dataSource.apply(snapshot, animatingDifferences: isAnimated)
    dataSource.put(anchors, above: order.last, in: tableView)
    let old = selection.flatMap(dataSource.indexPath)
    let selected = newRows.first(where: \.isSelected)?.id
    if selected != selection { follow(selected, ifKnown: known) }
    showSelection(insteadOf: old)
    scrollToRow()
    reportPosition()
    reportSoon()
  }

  /// Takes the user to another row that is shown, unless they opened it here, or it is one more below those they know.
  private func follow(_ selected: ID?, ifKnown known: [ID: Int]) {
    selection = selected
    guard let selected else { return }
    if focus.row == nil || focus.row == selected { focus.lastRow = selected }
    if selected != opened, known.isEmpty || known[selected] != nil { rowToReveal = selected }
    opened = selected
  }

  /// Scrolls to the row at which the list begins, or which is shown, once it is there and the table is in its window.
  private func scrollToRow() {
    guard tableView.window != nil, !tableView.bounds.isEmpty else { return }
    if let startRow, !hasScrolled, let path = dataSource.indexPath(for: startRow) {
      hasScrolled = true
      focus.lastRow = startRow
      tableView.scrollToRow(at: path, at: .top, animated: false)
    }
    guard let row = rowToReveal, let path = dataSource.indexPath(for: row) else { return }
    rowToReveal = nil
    focus.lastRow = row
    tableView.scrollToRow(at: path, at: .none, animated: false)
    tableView.setNeedsFocusUpdate()
  }

  func row(_ id: ID) -> TableRow<ID>? { order.indices[id].map { rows[$0] } }

  private func reportPosition() {
    let ids = [focus.row, selection] + (isBeside() ? [] : [focus.lastRow])
    let marked = ids.lazy.compactMap(\.self).compactMap(dataSource.indexPath).first
    let path = marked ?? (isBeside() ? nil : tableView.indexPathsForVisibleRows?.last)
    moved(path.flatMap(order.position))
  }

  /// Reports how far the user is, after scrolling.
  func reportScrolling() {
    reportPosition()
    let new =
      tableView.isAtTop ? nil : tableView.uncoveredRows.first.flatMap(dataSource.itemIdentifier)
    guard new != reportedTopRow else { return }
    reportedTopRow = new
    hasScrolled = true
    rowToReveal = nil
    scrolled(new)
  }

  /// Reports how far the user is, after the focus moved.
  func moveFocus(from old: IndexPath?, to new: IndexPath?) {
    let id = new.flatMap(dataSource.itemIdentifier)
    let isMove = focus.move(to: id, isFromRow: old != nil)
    if id == nil, isBeside() { focus.lastRow = selection ?? focus.lastRow }
    if isMove { rowToReveal = nil }
    reportPosition()
    focusMoved(id == selection ? nil : id, isMove)
  }

  /// The row on which the user was, if it is there.
  var preferredFocus: IndexPath? { focus.lastRow.flatMap(dataSource.indexPath) }

  /// Selects the row whose screen is shown, instead of another.
  func showSelection(insteadOf old: IndexPath?) {
    let new = selection.flatMap(dataSource.indexPath)
    if let old, old != new { tableView.deselectRow(at: old, animated: true) }
    if let new { tableView.selectRow(at: new, animated: false, scrollPosition: .none) }
  }

  /// Reports the row that the user selected.
  func select(_ path: IndexPath) {
    showSelection(insteadOf: path)
    guard let id = dataSource.itemIdentifier(for: path), canSelect(path) else { return }
    opened = id
    selected(id)
  }

  func canSelect(_ path: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: path).flatMap(row)?.isSelectable ?? true
  }

  /// Reports a row that appears, and the end of the table, once the table may change again.
  func reportAppearance(of path: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: path) else { return }
    reportSoon()
    appearing?.append(id)
  }

  private func reportSoon() {
    guard appearing == nil else { return }
    appearing = []
    Task { [weak self] in self?.reportRows() }
  }

  private func reportRows() {
    let ids = appearing?.filter { order.indices[$0] != nil } ?? []
    appearing = nil
    scrollToRow()
    for id in ids { appeared(id) }
    // A table makes more cells than it has room for until it knows how high they are.
    guard tableView.window != nil, let last = order.last else { return }
    if tableView.indexPathsForVisibleRows?.contains(last) == true { endReached() }
  }

  func actions(at path: IndexPath) -> (leading: [RowAction], trailing: [RowAction])? {
    dataSource.itemIdentifier(for: path).map { (leadingActions($0), trailingActions($0)) }
  }
}
