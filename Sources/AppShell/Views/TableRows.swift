/// Shows rows in a table, one cell for each, and reports what the user does with them.
///
/// Only the cells of rows that changed are filled again. Keep this object as long as the table.
@MainActor public final class TableRows<ID: Hashable & Sendable>: NSObject, UITableViewDelegate {
  /// Receives the row that the user selected.
  public var selected: (ID) -> Void = { _ in }
  /// Receives the row that the user removed by swiping; without it, rows can't be removed.
  public var removed: ((ID) -> Void)?
  /// Receives each row that appears.
  public var appeared: (ID) -> Void = { _ in }
  /// Called when the last row appears.
  public var endReached: () -> Void = {}
  /// Receives where the user is, counted from 1: the row last focused, or selected, or else the last in sight.
  public var moved: (Int) -> Void = { _ in }
  /// Receives the row to which the user moved the focus from another one; nil if it left the table.
  var focusMoved: (ID?) -> Void = { _ in }
  private let tableView: UITableView
  private let fill: (UITableViewCell, TableRow<ID>) -> Void
  /// The rows that are shown, section by section.
  private var shown: [TableRow<ID>] = []
  /// The positions of the rows shown, counted from 1.
  private var positions: [ID: Int] = [:]
  private var focused: (id: ID, path: IndexPath)?
  private var lastFocused: IndexPath?
  private var selection: ID?
  /// The rows that appeared since the last report.
  private var fresh: [ID] = []
  private lazy var dataSource = TitledSections<ID>(tableView: tableView) {
    [unowned self] tableView, index, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: index)
    if let position = positions[id] { fill(cell, shown[position - 1]) }
    return cell
  }

  /// Makes a table without rows; the closure shows a row in a cell, which may have shown another one.
  public init(in tableView: UITableView, fill: @escaping (UITableViewCell, TableRow<ID>) -> Void) {
    (self.tableView, self.fill) = (tableView, fill)
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.delegate = self
  }

  /// Shows these rows instead of those before; UIKit would trap on an identifier that comes twice.
  public func show(_ newRows: [TableRow<ID>]) {
    let changed: [ID]
    var snapshot: NSDiffableDataSourceSnapshot<String, ID>
    if hasPlaces(newRows) {
      changed = newRows.indices.filter { newRows[$0] != shown[$0] }.map { newRows[$0].id }
      shown = newRows
      snapshot = dataSource.snapshot()
    } else {
      let (old, places) = (shown, positions)
      snapshot = makeSnapshot(newRows)
      changed = shown.filter { row in places[row.id].map { old[$0 - 1] != row } ?? false }.map(\.id)
    }
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
    let old = selection.flatMap(dataSource.indexPath)
    selection = newRows.first(where: \.isSelected)?.id
    showSelection(insteadOf: old)
    reportPosition()
  }

  /// Whether the same rows are shown already, in the same order: then nothing needs to be hashed.
  private func hasPlaces(_ newRows: [TableRow<ID>]) -> Bool {
    newRows.count == shown.count
      && newRows.indices.allSatisfy {
        newRows[$0].id == shown[$0].id && newRows[$0].section == shown[$0].section
      }
  }

  /// Takes rows over, each once, and returns their snapshot.
  private func makeSnapshot(_ newRows: [TableRow<ID>]) -> NSDiffableDataSourceSnapshot<String, ID> {
    positions = Dictionary(minimumCapacity: newRows.count)
    let rows = newRows.filter { positions.updateValue(0, forKey: $0.id) == nil }
    var sections = Dictionary(grouping: rows) { $0.section ?? "" }
    var snapshot = NSDiffableDataSourceSnapshot<String, ID>()
    shown = []
    for row in rows {
      let name = row.section ?? ""
      guard snapshot.sectionIdentifiers.last != name,
        let section = sections.removeValue(forKey: name)
      else { continue }
      snapshot.appendSections([name])
      snapshot.appendItems(section.map(\.id))
      shown += section
    }
    for index in shown.indices { positions[shown[index].id] = index + 1 }
    return snapshot
  }

  private func reportPosition() {
    let visible = tableView.indexPathsForVisibleRows
    let paths = [lastFocused, selection.flatMap(dataSource.indexPath), visible?.last]
    let id = paths.lazy.compactMap { $0.flatMap(self.dataSource.itemIdentifier) }.first
    id.flatMap { positions[$0] }.map(moved)
  }

  /// Reports how far the user is, after scrolling.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { reportPosition() }

  /// Reports how far the user is, after the focus moved.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let old = context.previouslyFocusedIndexPath == nil ? nil : focused?.id
    focused = context.nextFocusedIndexPath.flatMap { path in
      dataSource.itemIdentifier(for: path).map { ($0, path) }
    }
    lastFocused = focused?.path ?? lastFocused
    reportPosition()
    if focused == nil || (old != nil && old != focused?.id) { focusMoved(focused?.id) }
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
    let appearing = fresh.filter { positions[$0] != nil }
    fresh = []
    for id in appearing { appeared(id) }
    if appearing.contains(where: { positions[$0] == shown.count }) { endReached() }
  }

  /// Offers to remove a row, if rows can be removed.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let removed, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .destructive, title: localized("Remove")) {
      _, _, completion in
      removed(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

/// Shows the identifier of a section above its rows.
private final class TitledSections<ID: Hashable & Sendable>:
  UITableViewDiffableDataSource<String, ID>
{
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension UITableViewCell {
  /// Shows a row; one without a subtitle is a remark.
  public func show<ID>(_ row: TableRow<ID>) {
    var content = row.subtitle == nil ? UIListContentConfiguration.cell() : .subtitleCell()
    (content.text, content.secondaryText) = (row.title, row.subtitle)
    content.attributedText = row.isDimmed ? nil : row.title.withColoredSymbols
    content.secondaryAttributedText = row.isDimmed ? nil : row.subtitle?.withColoredSymbols
    content.secondaryTextProperties.numberOfLines = 0
    if row.subtitle == nil { content.textProperties.color = .secondaryLabel }
    if row.isDimmed { content.textProperties.color = .tertiaryLabel }
    if row.isDimmed { content.secondaryTextProperties.color = .tertiaryLabel }
    contentConfiguration = content
    accessibilityLabel =
      [row.title, row.subtitle].compactMap(\.self).joined(separator: ", ").spoken
  }
}

extension String {
  /// The text with the stars of ratings, and the heart of what is saved, in colours; nil if it has none.
  fileprivate var withColoredSymbols: NSAttributedString? {
    let symbols = ranges(of: /[★☆♥]/)
    guard !symbols.isEmpty else { return nil }
    let text = NSMutableAttributedString(string: self)
    for range in symbols {
      let color: UIColor = self[range] == "♥" ? .systemRed : .systemOrange
      text.addAttribute(.foregroundColor, value: color, range: NSRange(range, in: self))
    }
    return text
  }
}
