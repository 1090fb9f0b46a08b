/// The sections and items of a table at one moment, each identified by a value.
///
/// Identifiers must be unique, since they tell the rows apart: adding one twice traps.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var known: Set<ItemIdentifierType> = []
  private(set) var items: [[ItemIdentifierType]] = []

  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items to reconfigure.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The identifiers of the items in all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }

  /// Returns the identifiers of a section's items, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    items[index(of: identifier)]
  }

  /// Removes items; those that aren't there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    known.subtract(deleted)
    for section in items.indices { items[section].removeAll(where: deleted.contains) }
    reconfiguredItemIdentifiers.removeAll(where: deleted.contains)
  }

  /// The snapshot as a table shows it, with nothing left to reconfigure.
  var withoutChanges: Self {
    var snapshot = self
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: section) else {
      preconditionFailure("Invalid parameter not satisfying: section != NSNotFound")
    }
    return index
  }

  /// Adds sections to the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        !sectionIdentifiers.contains(identifier),
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(identifier)")
      sectionIdentifiers.append(identifier)
      items.append([])
    }
  }

  /// Adds items to the end of a section, or to the last section if none is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(
      !sectionIdentifiers.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    let index = sectionIdentifier.map(index) ?? items.count - 1
    known.reserveCapacity(known.count + identifiers.count)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifier)")
    }
    items[index] += identifiers
  }

  /// Updates the contents of items in their existing cells, which is all that a changed item needs.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      precondition(
        known.contains(identifier),
        "Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)"
      )
    }
    reconfiguredItemIdentifiers += identifiers
  }
}
