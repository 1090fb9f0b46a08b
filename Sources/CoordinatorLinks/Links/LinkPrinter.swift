public import Coordinator

/// Finds the links that may lead to a place without asking all of them.
///
/// It tries each link twice when the table is built, with different parameters. What both places have
/// in common is fixed: the root, the tab, the number of screens, and some of the screens.
@usableFromInline struct LinkPrinter<Map: NavigationMap>: Sendable {
  /// What some links have in common: how many screens, and which of them are fixed.
  @usableFromInline struct Shape: Hashable, Sendable {
    @usableFromInline let screens: Int
    @usableFromInline let modals: [Int]
    @usableFromInline let fixed: [Int]

    @inlinable func fits(_ route: Route<Map>) -> Bool {
      screens == route.screens.count && modals.count == route.modals.count
        && zip(modals, route.modals).allSatisfy { $0 == $1.stack.count }
    }
  }

  /// The links of each shape, by the hash of their root, tab and fixed screens.
  @usableFromInline var shapes: [(Shape, [Int: [Int]])] = []

  init(_ links: [Link<Map>]) {
    var groups: [Shape: [Int: [Int]]] = [:]
    for (number, link) in links.enumerated() where link.write != nil {
      for isFull in [false, true] {
        let places = [0, 1].compactMap { link.place($0, isFull: isFull) }
        guard let place = places.first, places.allSatisfy({ hasSameShape($0, place) })
        else { continue }
        let screens = Self.screens(of: place)
        let other = Self.screens(of: places.last ?? place)
        let fixed = screens.indices.filter { screens[$0] == other[$0] }
        let shape = Shape(
          screens: place.screens.count, modals: place.modals.map(\.stack.count), fixed: fixed)
        var numbers = groups[shape]?[hash(place, fixed)] ?? []
        if numbers.last != number { numbers.append(number) }
        groups[shape, default: [:]][hash(place, fixed)] = numbers
      }
    }
    shapes = groups.map { ($0.key, $0.value) }
  }

  /// Returns the links whose fixed screens are those of a place, in the order of the table.
  @inlinable func links(for route: Route<Map>) -> [Int] {
    var found: [Int] = []
    for (shape, numbers) in shapes where shape.fits(route) {
      guard let more = numbers[hash(route, shape.fixed)] else { continue }
      found = found.isEmpty ? more : Set(found + more).sorted()
    }
    return found
  }

  private func hasSameShape(_ one: Route<Map>, _ other: Route<Map>) -> Bool {
    one.root == other.root && one.tab == other.tab && one.screens.count == other.screens.count
      && one.modals.map(\.stack.count) == other.modals.map(\.stack.count)
  }

  @inlinable func hash(_ route: Route<Map>, _ positions: [Int]) -> Int {
    var hasher = Hasher()
    hasher.combine(route.root)
    hasher.combine(route.tab)
    guard !positions.isEmpty else { return hasher.finalize() }
    let screens = route.modals.isEmpty ? route.screens : Self.screens(of: route)
    for position in positions { hasher.combine(screens[position]) }
    return hasher.finalize()
  }

  @inlinable static func screens(of route: Route<Map>) -> [Map.Screen] {
    route.screens + route.modals.flatMap(\.stack)
  }
}

extension Link {
  /// Returns the place that the link leads to with one sample of each parameter, or another.
  ///
  /// - Parameters:
  ///   - choice: 0 for one sample, and 1 for another if there is one.
  ///   - isFull: Whether the link also has the parameters that it need not have.
  /// - Returns: The place, or `nil` if the link has none with these samples.
  func place(_ choice: Int = 0, isFull: Bool = false) -> Route<Map>? {
    guard let pattern = patterns.first else { return nil }
    let texts = pattern.fields.map { field -> [String] in
      guard field.isRequired || isFull else { return [] }
      return [field.domain.samples.dropFirst(choice).first ?? field.domain.samples.first ?? ""]
    }
    return try? read(pattern.components(texts), pattern)
  }
}
