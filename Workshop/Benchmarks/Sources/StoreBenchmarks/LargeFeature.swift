import Redux

/// A feature as large apps have it, of 256 bytes: an array, a dictionary, texts, an optional, numbers.
///
/// Each has its own actions, by its position in the state.
struct LargeFeature<Place: Sendable>: Equatable, Sendable {
  var items = (0..<1_000).map { LargeItem(id: $0, name: "An item with the number \($0)") }
  var counts = Dictionary(uniqueKeysWithValues: (0..<500).map { ("The key number \($0)", $0) })
  var title = "A title that is not stored in place"
  var query = ""
  var profile: LargeProfile? = LargeProfile(name: "A name that is not stored in place")
  var observed = ObservedNumbers()
  var (n, o, p, q, r, s, t, u, v, w) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  var total: Int { items.count + counts.count + w }

  static var stored: [any KeyPath<Self, Int> & Sendable] {
    [
      \.observed.a, \.observed.b, \.observed.c, \.observed.d, \.observed.e, \.observed.f,
      \.observed.g, \.observed.h, \.observed.i, \.observed.j, \.observed.k, \.observed.l,
      \.observed.m,
    ]
  }

  mutating func change(_ change: LargeChange) {
    switch change {
    case .unobserved: n += 1
    case .title: title = "A title with the number \(n)"
    case .item: items[500].isSaved.toggle()
    case .entry: counts["The key number 250", default: 0] += 1
    }
  }
}

struct LargeItem: Equatable {
  var id: Int
  var name: String
  var isSaved = false
}

struct LargeProfile: Equatable {
  var name: String
  var visits = 0
}

struct ObservedNumbers: Equatable, Sendable {
  var (a, b, c, d, e, f, g) = (0, 0, 0, 0, 0, 0, 0)
  var (h, i, j, k, l, m) = (0, 0, 0, 0, 0, 0)
}

/// An event in the feature at a position.
enum PlaceAction<Place>: ActionType {
  case count
  case change(LargeChange)
}

enum LargeChange {
  case unobserved, title, item, entry
}

/// How the features find out that an action is theirs.
protocol ReducingStyle: Sendable {
  static func reduce<Place>(_ feature: inout LargeFeature<Place>, _ action: any ActionType)
}

enum BySwitch: ReducingStyle {
  static func reduce<Place>(_ feature: inout LargeFeature<Place>, _ action: any ActionType) {
    switch action {
    case PlaceAction<Place>.count: feature.observed.a += 1
    case PlaceAction<Place>.change(let change): feature.change(change)
    default: break
    }
  }
}

enum ByType: ReducingStyle {
  static func reduce<Place>(_ feature: inout LargeFeature<Place>, _ action: any ActionType) {
    switch action.as(PlaceAction<Place>.self) {
    case .count: feature.observed.a += 1
    case .change(let change): feature.change(change)
    case nil: break
    }
  }
}
