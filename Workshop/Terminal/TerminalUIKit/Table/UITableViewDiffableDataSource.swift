public import Foundation

/// Shows snapshots in a table; rows that stay keep their cells and focus.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, IdentifiedRows {
  /// The closure that returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var items: [[ItemIdentifierType]] { shown.items }
  /// Where each item is; nil until somebody asks after a change.
  private var knownPaths: [ItemIdentifierType: IndexPath]?

  /// Creates a data source and assigns it to the table, which doesn't keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let (old, oldSections) = (items, shown.sectionIdentifiers)
    shown = snapshot.withoutChanges
    let isSame = items == old && shown.sectionIdentifiers == oldSections
    if !isSame { knownPaths = nil }
    if !isSame, animatingDifferences { tableView?.animatedChanges += 1 }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if isSame {
      tableView?.reconfigureRows(at: reconfigured)
    } else {
      tableView?.moveRows(
        to: { indexPath(for: old[$0.section][$0.row]) }, reconfiguring: reconfigured)
    }
    if let completion { TerminalTurn.next { completion() } }
  }

  private var paths: [ItemIdentifierType: IndexPath] {
    if let knownPaths { return knownPaths }
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(shown.numberOfItems)
    for (section, list) in items.enumerated() {
      for row in list.indices { paths[list[row]] = IndexPath(row: row, section: section) }
    }
    knownPaths = paths
    return paths
  }

  /// Returns what the table shows; apply the copy to show its changes.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  func rowIdentity(at path: IndexPath) -> AnyHashable? {
    itemIdentifier(for: path).map(AnyHashable.init)
  }

  /// Returns the identifier of a row's item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return items[indexPath.section][indexPath.row]
  }

  /// Returns the index path of an item's row, if there is one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  /// Returns the identifier of a section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns nil; override it to show headers.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { items.count }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items[section].count
  }

  /// Returns the cell from the provider.
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
}
