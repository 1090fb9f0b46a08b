/// Observers in the order of subscription.
///
/// One that is removed leaves a placeholder behind until half of the list is placeholders, so removing
/// one of ten thousand takes as long as removing one of ten.
struct ObserverList {
  private static let placeholder = {
    let observer = Observer(id: 0, isOnMain: false, parts: [], lifetime: Lifetime())
    _ = observer.cancel()
    return observer
  }()

  /// The observers, with placeholders between, whose subscription is over.
  private(set) var all: [Observer] = []
  /// The number of observers.
  private(set) var count = 0
  /// The ids of all that have been added, in ascending order.
  private var ids: [UInt64] = []

  /// The observers, without placeholders.
  var present: [Observer] { all.filter { $0 !== Self.placeholder } }

  mutating func append(_ observer: Observer) {
    all.append(observer)
    ids.append(observer.id)
    count += 1
  }

  /// Removes an observer, and returns whether it was there.
  mutating func remove(_ observer: Observer) -> Bool {
    guard let index = index(of: observer), all[index] === observer else { return false }
    count -= 1
    if index == all.count - 1 {
      all.removeLast()
      ids.removeLast()
    } else {
      all[index] = Self.placeholder
    }
    if 2 * count < all.count { dropPlaceholders() }
    return true
  }

  private func index(of observer: Observer) -> Int? {
    var range = ids.startIndex..<ids.endIndex
    while let last = range.last {
      let middle = (range.lowerBound + last) / 2
      guard ids[middle] != observer.id else { return middle }
      range = ids[middle] < observer.id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private mutating func dropPlaceholders() {
    all = present
    ids = all.map(\.id)
  }
}
