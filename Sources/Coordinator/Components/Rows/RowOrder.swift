import AppShell

/// The order of a table's rows: in the order of their sections, each once.
struct RowOrder<ID: Hashable & Sendable> {
  /// The identifiers of all rows, as the screen gave them.
  private(set) var ids: [ID] = []
  /// The first index of each identifier.
  private(set) var indices: [ID: Int] = [:]
  /// The titles of the rows' sections; nil without sections.
  private var titles: [String]?
  /// The number of rows above each section.
  private var starts: [Int] = []

  /// The last row.
  var last: IndexPath? {
    guard let start = starts.last else { return nil }
    let row: Int = indices.count - start - 1
    return IndexPath(row: row, section: starts.count - 1)
  }

  /// Returns whether the order is this one already.
  func isEqual(to newIDs: [ID], under newTitles: [String]?) -> Bool {
    newIDs == ids && newTitles == titles
  }

  /// Returns whether it would still be the same list, with the same rows down to the given one.
  func stays(in newIDs: [ID], downTo id: ID?) -> Bool {
    let count = id.flatMap { indices[$0] }.map { $0 + 1 } ?? 0
    return ids.prefix(count).elementsEqual(newIDs.prefix(count))
      && newIDs.contains { indices[$0] != nil }
  }

  /// The position of a row, counted from 1; nil in a section that is about to go.
  func position(of path: IndexPath) -> Int? {
    starts.indices.contains(path.section) ? starts[path.section] + path.row + 1 : nil
  }

  /// Takes another order, and returns it for the table.
  mutating func replace(
    with newIDs: [ID], under newTitles: [String]?
  ) -> NSDiffableDataSourceSnapshot<String, ID> {
    ids = newIDs
    titles = newTitles
    var snapshot = NSDiffableDataSourceSnapshot<String, ID>()
    starts = []
    for section in makeSections() {
      starts.append(snapshot.numberOfItems)
      snapshot.appendSections([section.title])
      snapshot.appendItems(section.ids)
    }
    return snapshot
  }

  /// Groups the rows by their sections.
  private mutating func makeSections() -> [(title: String, ids: [ID])] {
    indices = Dictionary(minimumCapacity: ids.count)
    var sections: [(title: String, ids: [ID])] = []
    var places: [String: Int] = [:]
    for (index, id) in ids.enumerated() {
      if let first = indices.updateValue(index, forKey: id) {
        indices[id] = first
        continue
      }
      let title = titles?[index] ?? ""
      let place = places[title] ?? sections.count
      if place == sections.count {
        places[title] = place
        sections.append((title, []))
      }
      sections[place].ids.append(id)
    }
    return sections
  }
}
