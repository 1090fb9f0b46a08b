import Coordinator
import CoordinatorLinks

/// Tables of links to measure.
enum BenchLinks {
  /// Returns a table with a number of links, all of one shape.
  static func table(of count: Int) throws(LinkTableError) -> LinkTable<BenchMap> {
    try LinkTable(
      schemes: ["bench"], hosts: ["bench.example"],
      (0..<count).map { number in
        Link(
          "shelf\(number)/:id/pages/:page", .int("id", in: 1...999_999), .int("page", in: 1...999)
        ) {
          id, page in
          Route(tab: .one, [.page(number), .page(id), .page(page)])
        } printing: { route in
          guard route.screens.count == 3, route.screens[0] == .page(number),
            case .page(let id) = route.screens[1], case .page(let page) = route.screens[2]
          else { return nil }
          return (id, page)
        }
      })
  }

  /// Returns the milliseconds that it takes to build a table with a number of links.
  static func buildTime(of count: Int) -> Double {
    ContinuousClock().measure { outcome &+= (try? table(of: count)) == nil ? 0 : 1 }
      / .milliseconds(1)
  }

  /// Returns a table with one link, to a number of screens above a tab's root.
  static func deep(_ depth: Int) throws(LinkTableError) -> LinkTable<BenchMap> {
    try LinkTable(
      hosts: ["bench.example"],
      [
        Link("books/:id", .int("id", in: 1...999_999)) { id in
          Route(tab: .one, (0..<depth).map { .page(id + $0) })
        } printing: { _ in
          nil
        }
      ])
  }
}
