public import Coordinator
import Synchronization

/// Finds the links that may lead to a route, so that a large table doesn't try every link.
///
/// It looks where each link leads with samples of its parameters: screens that are equal for two
/// samples are the link's own, and of the others only the case counts. It may miss a link or name too
/// many, as each link is tried before it is printed.
@usableFromInline final class LinkPrints<Map: NavigationMap>: Sendable {
  /// The parts that the routes of a link have in common.
  private struct Shape: Hashable, Sendable {
    let name: String
    var own: [Map.Screen?]
  }

  private struct Index: Sendable {
    var numbers: [Shape: [Int]] = [:]
    /// Which screens are a link's own, in all shapes of a name.
    var masks: [String: Set<[Bool]>] = [:]
  }

  private let index = Mutex<Index?>(nil)

  /// Returns the numbers of the links that may lead to a route, in their order.
  @usableFromInline func candidates(for route: Route<Map>, in links: [Link<Map>]) -> [Int] {
    // Trying so few is fast enough, and calls no closure with samples.
    guard links.count > 32 else { return [] }
    // The closures of an app may print links, so they are called without the lock.
    let index = index.withLock { $0 } ?? makeIndex(of: links)
    let (name, screens) = (name(of: route), screens(of: route))
    let found = (index.masks[name] ?? []).flatMap { mask in
      index.numbers[Shape(name: name, own: masked(screens, mask))] ?? []
    }
    return found.count < 2 ? found : found.sorted()
  }

  private func makeIndex(of links: [Link<Map>]) -> Index {
    var made = Index()
    for (number, link) in links.enumerated() {
      for hasAll in [false, true] {
        let places = [false, true].compactMap { link.place(hasAll: hasAll, isLast: $0) }
        let names = places.map(name)
        let stacks = places.map(screens)
        let isSame = names.count == 2 && names[0] == names[1]
        for (name, screens) in zip(names, stacks) {
          let mask = screens.indices.map { isSame && stacks[0][$0] == stacks[1][$0] }
          let shape = Shape(name: name, own: masked(screens, mask))
          made.masks[name, default: []].insert(mask)
          if made.numbers[shape]?.last != number { made.numbers[shape, default: []].append(number) }
        }
      }
    }
    index.withLock { [made] in $0 = made }
    return made
  }

  private func screens(of route: Route<Map>) -> [Map.Screen] {
    route.screens + route.modals.flatMap(\.stack)
  }

  private func masked(_ screens: [Map.Screen], _ mask: [Bool]) -> [Map.Screen?] {
    zip(screens, mask).map { $1 ? $0 : nil }
  }

  /// Returns the cases of a route's screens, and where its modals begin.
  private func name(of route: Route<Map>) -> String {
    var name = "\(route.screens.count)"
    for screen in route.screens { name += "/" + kind(of: screen) }
    for modal in route.modals {
      name += " \(modal.stack.count)"
      for screen in modal.stack { name += "/" + kind(of: screen) }
    }
    return name
  }

  /// Returns the name of an enum's case; a mirror is faster than a description.
  private func kind(of screen: Map.Screen) -> String {
    Mirror(reflecting: screen).children.first?.label ?? "\(screen)"
  }
}

extension Link {
  /// Returns the route that the link leads to with a sample of each parameter.
  ///
  /// - Parameters:
  ///   - hasAll: Whether the link has its optional parameters, too.
  ///   - isLast: Whether to take the last sample of each parameter, or the first.
  /// - Returns: The route, or `nil` if the link refuses its samples.
  func place(hasAll: Bool = false, isLast: Bool = false) -> Route<Map>? {
    guard let pattern = patterns.first else { return nil }
    let texts = pattern.fields.map { field -> [String] in
      guard field.isRequired || hasAll && field.kind != .others else { return [] }
      return [(isLast ? field.domain.samples.last : field.domain.samples.first) ?? ""]
    }
    return try? read(pattern.components(texts), pattern).route
  }
}

/// The name of an enum's case without its associated values.
func caseName(_ value: some Any) -> String {
  String(String(describing: value).prefix { $0 != "(" })
}
