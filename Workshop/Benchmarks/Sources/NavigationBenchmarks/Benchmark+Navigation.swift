import Coordinator
import CoordinatorLinks
import Foundation
import Measuring

/// The outcome of a benchmark's work, kept so that the optimiser cannot leave it out.
// NB: `nonisolated(unsafe)`: one thread measures.
nonisolated(unsafe) var outcome = 0

extension Benchmark {
  /// Parsing a link with a table of some size, next to parsing its text with Foundation.
  static func match(_ count: Int, _ form: LinkForm, knows: Bool = true) throws -> Benchmark {
    let table = try BenchLinks.table(of: count)
    let endpoint = form == .universal ? "https://bench.example" : "bench:/"
    let link = "\(endpoint)/shelf\(knows ? count - 1 : count)/123456/pages/78"
    let source: LinkSource = form == .universal ? .universalLink : .customScheme
    precondition(((try? table.parse(link, from: source).get()) != nil) == knows, link)
    return Benchmark(
      "\(knows ? "match" : "refuse") \(endpoint.prefix { $0 != ":" }), \(count) patterns",
      base: { for _ in 0..<$0 { outcome &+= URLComponents(string: link)?.path.utf8.count ?? 0 } },
      subject: {
        for _ in 0..<$0 {
          if case .success(let match) = table.parse(link, from: source) {
            outcome &+= match.route.screens.count
          }
        }
      })
  }

  /// Printing a route as a link, next to parsing the link.
  static func printing(_ count: Int) throws -> Benchmark {
    let table = try BenchLinks.table(of: count)
    let route = Route<BenchMap>(tab: .one, [.page(count - 1), .page(123_456), .page(78)])
    guard let link = table.url(for: route) else { preconditionFailure("No link to \(route)") }
    return Benchmark(
      "print a link, \(count) patterns",
      base: { for _ in 0..<$0 { outcome &+= isRead(link, by: table) ? 1 : 0 } },
      subject: { for _ in 0..<$0 { outcome &+= table.url(for: route)?.utf8.count ?? 0 } })
  }

  /// The way from one navigation state to another that differs on top of every stack, beside
  /// comparing a navigation state with its equal.
  static func way(_ screens: Int) -> Benchmark {
    let (place, same) = (Place(screens: screens), Place(screens: screens))
    let other = Place(screens: screens, top: 1)
    precondition(plan(from: place, to: other).count == 5)
    return Benchmark(
      "plan, \(screens) screens",
      base: { for _ in 0..<$0 { outcome &+= place == same ? 1 : 0 } },
      subject: {
        for _ in 0..<$0 { outcome &+= plan(from: place, to: other).count }
      })
  }

  /// Asking for a result above many screens, each of which waits for one from the next, beside a push there.
  static func asking(_ screens: Int) -> Benchmark {
    var place = Place(selectedTab: .one)
    for page in 0..<screens { place.ask(for: .page(page)) }
    precondition(place.screenIDs.count == screens + 4)
    let asked = place
    return Benchmark(
      "ask for a result, \(screens) screens",
      base: {
        for _ in 0..<$0 {
          var place = asked
          place.reduce(RouteAction<BenchMap>.push(.page(-1)))
          outcome &+= place.stacks.count
        }
      },
      subject: {
        for _ in 0..<$0 {
          var place = asked
          place.ask(for: .page(-1))
          outcome &+= place.stacks.count
        }
      })
  }

  /// Encoding a navigation state and restoring it, next to encoding and decoding a plain array of
  /// its screens.
  static func saving(_ screens: Int) throws -> Benchmark {
    let place = Place(screens: screens)
    let plain = place.stacks.values.joined() + place.modals.flatMap(\.stack)
    precondition(restored(place) == place)
    return Benchmark(
      "encode and restore \(screens) screens",
      base: { for _ in 0..<$0 { outcome &+= decoded(plain).count } },
      subject: { for _ in 0..<$0 { outcome &+= restored(place).modals.count } })
  }

  /// Following a link until the coordinators of all its screens are started, next to parsing it.
  @MainActor static func arrival(_ depth: Int) throws -> Benchmark {
    let table = try BenchLinks.deep(depth - 1)
    let app = BenchApp(table)
    let links = ("https://bench.example/books/1", "https://bench.example/books/1000")
    return Benchmark(
      "link to \(depth) screens deep, all started",
      base: { for _ in 0..<$0 { outcome &+= isRead(links.0, by: table) ? 1 : 0 } },
      subject: { times in
        let started = app.started
        for _ in 0..<times { app.open(links) }
        precondition(app.started - started == times * (depth - 1), "Not all were started")
      })
  }
}

extension Place {
  /// Asks for a result of a page from the screen on top.
  fileprivate mutating func ask(for page: BenchMap.Screen) {
    guard let top = screenIDs(in: topContainer).last else { return }
    reduce(RouteAction<BenchMap>.request(.push(page), for: top))
  }
}

private func restored(_ place: Place) -> Place {
  let data = (try? JSONEncoder().encode(place)) ?? Data()
  return RestoredNavigation(from: data, fallback: Place(selectedTab: .two)).state
}

private func decoded(_ screens: [BenchMap.Screen]) -> [BenchMap.Screen] {
  let data = (try? JSONEncoder().encode(screens)) ?? Data()
  return (try? JSONDecoder().decode([BenchMap.Screen].self, from: data)) ?? []
}

private func isRead(_ link: String, by table: LinkTable<BenchMap>) -> Bool {
  if case .success = table.parse(link, from: .universalLink) { true } else { false }
}
