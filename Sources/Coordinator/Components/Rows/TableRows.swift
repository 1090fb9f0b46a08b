import AppShell

/// Shows rows in a table, one cell for each, and reports the user's actions on them.
///
/// Only the cells of rows that changed are filled again. Keep this object as long as the table.
@MainActor
public final class TableRows<ID: Hashable & Sendable>: NSObject, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  /// Receives the row that the user selected.
  public var selected: (ID) -> Void = { _ in }
  /// Returns the actions at the start of a row, the most important first.
  public var leadingActions: (ID) -> [RowAction] = { _ in [] }
  /// Returns the actions at the end of a row, the most important first.
  public var trailingActions: (ID) -> [RowAction] = { _ in [] }
  /// Receives each row that appears.
  public var appeared: (ID) -> Void = { _ in }
  /// Receives rows that may appear soon, the nearest first, so that their images can be loaded.
  public var approached: ([ID]) -> Void = { _ in }
  /// Receives rows that won't appear soon after all.
  public var receded: ([ID]) -> Void = { _ in }
  /// Receives the first row in sight while the user scrolls, so that the list can begin there after a restart; nil
  /// at the top.
  public var scrolled: (ID?) -> Void = { _ in }
  /// Called when the last row appears, and is still in sight a turn later.
  public var endReached: () -> Void = {}
  /// Receives the user's position, counted from 1: the row last focused, or selected, or else the last in sight.
  public var moved: (Int) -> Void = { _ in }
  /// Receives the row to which the user moved from another row, even by way of a search; nil if it left the table.
  var focusMoved: (ID?) -> Void = { _ in }
  private let tableView: UITableView
  private let fill: (UITableViewCell, TableRow<ID>) -> Void
  private var order = RowOrder<ID>()
  /// Creates the row of an identifier at an index.
  private var make: (ID, Int) -> TableRow<ID> = { id, _ in TableRow(id: id, title: "") }
  /// The rows as their cells show them.
  private var filled: [ID: TableRow<ID>] = [:]
  private var focused: (id: ID, path: IndexPath)?
  private var lastFocused: IndexPath?
  private var selection: ID?
  /// The first row in sight, as it was reported; nil at the top.
  private var top: ID?
  /// The row at which the list begins, unless it has begun or the user has scrolled.
  private var start: ID?
  private var hasBegun = false
  /// The row on which the user was last, which has the focus again once it is back.
  private var place: ID?
  /// The row on which the user was before another list took its place.
  private var placeBefore: ID?
  /// Whether the focus stays on the first row, whichever that is.
  private var isAtStart = false
  /// The rows that appeared since the last report.
  private var fresh: [ID] = []
  private lazy var dataSource = TitledSections<ID>(tableView: tableView) {
    [unowned self] tableView, index, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: index)
    let row = row(id)
    filled[id] = row
    if let row { fill(cell, row) }
    return cell
  }

  /// Creates a table without rows; the closure shows a row in a cell, which may have shown another row.
  public init(in tableView: UITableView, fill: @escaping (UITableViewCell, TableRow<ID>) -> Void) {
    self.tableView = tableView
    self.fill = fill
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.delegate = self
    tableView.prefetchDataSource = self
  }

  /// Shows these rows instead of those before; of those with the same identifier, the first.
  ///
  /// - Parameters:
  ///   - rows: The rows, in order.
  ///   - top: The row at which the list begins when it has rows for the first time, such as after a restart.
  public func show(_ rows: [TableRow<ID>], from top: ID? = nil) {
    let hasSections = rows.contains { $0.section != nil }
    start = top
    show(
      rows.map(\.id), under: hasSections ? rows.map { $0.section ?? "" } : nil,
      selecting: rows.first(where: \.isSelected)?.id
    ) { _, index in rows[index] }
  }

  /// Returns the cell of a row in sight, such as for a zoom from it.
  public func cell(of id: ID) -> UITableViewCell? {
    dataSource.indexPath(for: id).flatMap(tableView.cellForRow)
  }

  /// Shows a row for each identifier, instead of those before; a row is made when its cell is filled.
  ///
  /// Use it for a table of thousands of rows: a change costs as much as the rows that were seen, unless
  /// there are other rows.
  public func show(
    _ ids: [ID], selecting selected: ID? = nil, from top: ID? = nil,
    making make: @escaping (ID) -> TableRow<ID>
  ) {
    start = top
    show(ids, under: nil, selecting: selected) { id, _ in make(id) }
  }

  private func show(
    _ newIDs: [ID], under newTitles: [String]?, selecting selected: ID?,
    _ make: @escaping (ID, Int) -> TableRow<ID>
  ) {
    self.make = make
    var snapshot = dataSource.snapshot()
    let isChanged = !order.isEqual(to: newIDs, under: newTitles)
    if isChanged, isAtStart { goToStart() }
    let anchors = isChanged ? anchors : []
    // Another list appears without animation, and so do rows above the user's place.
    let isAnimated = isChanged && canAnimate && order.stays(in: newIDs, downTo: anchors.first?.id)
    if isChanged { snapshot = order.replace(with: newIDs, under: newTitles) }
    filled = filled.filter { order.indices[$0.key] != nil }
    // A row without a cell is made anew anyway, once it has one.
    snapshot.reconfigureItems(filled.filter { row($0.key) != $0.value }.map(\.key))
    dataSource.apply(snapshot, animatingDifferences: isAnimated)
    keepPlace(at: anchors)
    begin()
    let old = selection.flatMap(dataSource.indexPath)
    selection = selected
    showSelection(insteadOf: old)
    reportPosition()
  }

  /// Takes all rows away, and keeps the focus on the first row until the user moves to another.
  package func startOver() {
    isAtStart = true
    lastFocused = nil
    show([])
  }

  private func goToStart() {
    placeBefore = place ?? placeBefore
    place = nil
    dataSource.apply(NSDiffableDataSourceSnapshot(), animatingDifferences: false)
    tableView.contentOffset = .zero
  }

  /// The rows in sight, unless the user hasn't scrolled.
  ///
  /// UIKit doesn't scroll when rows come or go above them, so what the user reads would move away.
  private var anchors: [RowAnchor<ID>] {
    if tableView.isAtTop { return [] }
    return tableView.uncoveredRows.compactMap { path in
      let distance = tableView.rectForRow(at: path).minY - tableView.contentOffset.y
      return dataSource.itemIdentifier(for: path).map { RowAnchor(id: $0, distance: distance) }
    }
  }

  /// Whether rows may move to their places: not for a user who wants less motion.
  private var canAnimate: Bool {
    tableView.window != nil && !UIAccessibility.isReduceMotionEnabled
  }

  private func keepPlace(at anchors: [RowAnchor<ID>]) {
    for anchor in anchors {
      guard let path = dataSource.indexPath(for: anchor.id), let last = order.last else { continue }
      return tableView.put(path, at: anchor.distance, above: last)
    }
  }

  /// Scrolls to the row at which the list begins, once it is there and the table is in its window.
  private func begin() {
    guard let start, !hasBegun, tableView.window != nil, !tableView.bounds.isEmpty,
      let path = dataSource.indexPath(for: start)
    else { return }
    hasBegun = true
    place = start
    tableView.scrollToRow(at: path, at: .top, animated: false)
  }

  private func row(_ id: ID) -> TableRow<ID>? { order.indices[id].map { make(id, $0) } }

  private func reportPosition() {
    let visible = tableView.indexPathsForVisibleRows
    let paths = [lastFocused, selection.flatMap(dataSource.indexPath), visible?.last]
    let path = paths.lazy.compactMap(\.self).first { dataSource.itemIdentifier(for: $0) != nil }
    path.flatMap(order.position).map(moved)
  }

  /// Reports how far the user is, after scrolling.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    reportPosition()
    let new =
      tableView.isAtTop ? nil : tableView.uncoveredRows.first.flatMap(dataSource.itemIdentifier)
    guard new != top else { return }
    top = new
    hasBegun = true
    scrolled(new)
  }

  /// Reports how far the user is, after the focus moved.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let old = context.previouslyFocusedIndexPath == nil ? nil : focused?.id
    let standsInForAnother = old == nil && focused != nil
    focused = context.nextFocusedIndexPath.flatMap { path in
      dataSource.itemIdentifier(for: path).map { ($0, path) }
    }
    if let old, let focused, old != focused.id { isAtStart = false }
    lastFocused = focused?.path ?? lastFocused
    let last = old ?? (standsInForAnother ? nil : place ?? placeBefore)
    if !standsInForAnother, let focused { place = focused.id }
    reportPosition()
    if focused == nil || (last != nil && last != focused?.id) { focusMoved(focused?.id) }
  }

  /// Returns the row on which the user was, if it is there.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    place.flatMap(dataSource.indexPath)
  }

  /// Selects the row that says so, instead of another.
  private func showSelection(insteadOf old: IndexPath?) {
    let new = selection.flatMap(dataSource.indexPath)
    if let old, old != new { tableView.deselectRow(at: old, animated: true) }
    if let new { tableView.selectRow(at: new, animated: false, scrollPosition: .none) }
  }

  /// Reports the row that the user selected.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showSelection(insteadOf: indexPath)
    dataSource.itemIdentifier(for: indexPath).map(selected)
  }

  /// Reports a row that appears, and the end of the table, once the table may change again.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    fresh.append(id)
    if fresh.count == 1 { Task { [weak self] in self?.reportAppearance() } }
  }

  private func reportAppearance() {
    let appearing = fresh.filter { order.indices[$0] != nil }
    fresh = []
    begin()
    for id in appearing { appeared(id) }
    // A table makes more cells than it has room for until it knows how high they are.
    let visible = Set(tableView.indexPathsForVisibleRows ?? [])
    let positions = appearing.compactMap(dataSource.indexPath).filter(visible.contains)
      .compactMap(order.position)
    if positions.contains(order.indices.count) { endReached() }
  }

  /// Reports rows that may appear soon.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    approached(indexPaths.compactMap(dataSource.itemIdentifier))
  }

  /// Reports rows that won't appear soon after all.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    receded(indexPaths.compactMap(dataSource.itemIdentifier))
  }

  /// Offers the actions at the start of a row.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    dataSource.itemIdentifier(for: indexPath).flatMap { leadingActions($0).configuration }
  }

  /// Offers the actions at the end of a row.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    dataSource.itemIdentifier(for: indexPath).flatMap { trailingActions($0).configuration }
  }

  /// Offers all actions of a row in its menu.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    dataSource.itemIdentifier(for: indexPath).flatMap { id in
      (leadingActions(id) + trailingActions(id)).menu
    }
  }
}

extension TableRows: TestableRows {
  package func actions(onRow text: String) -> (tap: () -> Void, swipes: [String: () -> Void])? {
    let id = order.ids.first { id in
      row(id).map { $0.title.contains(text) || $0.subtitle?.contains(text) == true } ?? false
    }
    guard let id, let path = dataSource.indexPath(for: id) else { return nil }
    var swipes: [String: () -> Void] = [:]
    for action in leadingActions(id) + trailingActions(id) {
      swipes[action.title] = { action.perform() }
    }
    return ({ [self] in tableView(tableView, didSelectRowAt: path) }, swipes)
  }
}
