// uikit/nsdiffabledatasourcesnapshot-swift.struct
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public init()
  public mutating func appendSections(_ identifiers: [SectionIdentifierType])
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
  public var numberOfItems: Int { get }
  public var numberOfSections: Int { get }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType]
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType])
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
}

// uikit/uitableviewdiffabledatasource-2euir
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType, ItemIdentifierType
>: NSObject, UITableViewDataSource, Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  @MainActor @preconcurrency public init(
    tableView: UITableView, cellProvider: @escaping CellProvider)
  @MainActor @preconcurrency open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  @MainActor @preconcurrency open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true) async
  @MainActor @preconcurrency open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  @MainActor @preconcurrency open func indexPath(
    for itemIdentifier: ItemIdentifierType
  ) -> IndexPath?
  @MainActor @preconcurrency open func itemIdentifier(
    for indexPath: IndexPath
  ) -> ItemIdentifierType?
  @MainActor @preconcurrency open func sectionIdentifier(
    for index: Int
  ) -> SectionIdentifierType?
  @MainActor @preconcurrency open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  @MainActor @preconcurrency open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
}
