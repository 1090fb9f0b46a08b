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
    let index = sectionIdentifier.map { sectionIdentifiers.firstIndex(of: $0) } ?? items.count - 1
    guard let index else {
      preconditionFailure("Invalid parameter not satisfying: section != NSNotFound")
    }
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
