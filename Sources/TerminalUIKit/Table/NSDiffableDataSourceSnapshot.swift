/// The sections and items of a table at one moment, each named by a value of its own.
///
/// Naming an item twice would leave no way to tell its rows apart, so it traps.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  private var known: Set<ItemIdentifierType> = []

  /// The items whose cells are made again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells get their content again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items there are.
  public var numberOfItems: Int { known.count }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }

  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The place of an item among those of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil,
        "Section \(identifier) was appended twice. Give each section an identifier of its own.")
      sections.append(Section(identifier: identifier))
    }
  }

  /// Adds items at the end of a section, the last one unless named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let last = sections.indices.last
    guard let index = sectionIdentifier.map(indexOfSection) ?? last else {
      preconditionFailure("Items were appended without a section. Call appendSections(_:) first.")
    }
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted,
        "Item \(identifier) was appended twice. Give each item an identifier of its own.")
    }
    sections[index].items += identifiers
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Has the cells of items made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items get their content again, which is all that a changed item needs.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  mutating func forgetChanges() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
  }
}
