/// The sections and items of a table at one moment, each named by a value of its own.
///
/// Naming an item twice would leave no way to tell its rows apart, so it traps.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var known: Set<ItemIdentifierType> = []
  private(set) var items: [[ItemIdentifierType]] = []

  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells get their content again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        !sectionIdentifiers.contains(identifier),
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(identifier)")
      sectionIdentifiers.append(identifier)
      items.append([])
    }
  }

  /// Adds items at the end of a section, the last one unless named.
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

  /// Has the cells of items get their content again, which is all that a changed item needs.
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
