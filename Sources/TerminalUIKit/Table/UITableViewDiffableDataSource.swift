public import Foundation

/// Shows snapshots in a table: rows that stay keep their cells, their focus and their place.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes or fills the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The snapshots that this data source shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var sections: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var paths: [ItemIdentifierType: IndexPath] = [:]

  /// Makes a data source and hands it to the table, which doesn't keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = items
    let reloaded = snapshot.reloadedItemIdentifiers
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    adopt(snapshot)
    tableView?.moveRows(
      to: { [paths] path in paths[old[path.section][path.row]] },
      reloading: reloaded.compactMap { paths[$0] },
      reconfiguring: reconfigured.compactMap { paths[$0] })
    if let completion { TerminalTurn.next { completion() } }
  }

  /// Shows a snapshot, and returns when it is shown.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot with all cells made again.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    adopt(snapshot)
    tableView?.reloadData()
    if let completion { TerminalTurn.next { completion() } }
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot
    current.forgetChanges()
    sections = snapshot.sectionIdentifiers
    items = sections.map(snapshot.itemIdentifiers(inSection:))
    paths.removeAll(keepingCapacity: true)
    for (section, list) in items.enumerated() {
      for (row, item) in list.enumerated() { paths[item] = IndexPath(row: row, section: section) }
    }
  }

  /// What is shown.
  open func snapshot() -> Snapshot { current }

  /// The item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return items[indexPath.section][indexPath.row]
  }

  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: sectionIdentifier)
  }

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items[section].count
  }

  /// The cell that the provider makes.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = cellProvider(tableView, indexPath, items[indexPath.section][indexPath.row])
    guard let cell else {
      preconditionFailure(
        "The cell provider gave no cell for \(indexPath). Return one for each item.")
    }
    return cell
  }

  /// The words above a section; override for any.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The words below a section; override for any.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
