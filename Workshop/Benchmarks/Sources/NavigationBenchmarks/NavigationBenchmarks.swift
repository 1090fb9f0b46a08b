import Coordinator
import CoordinatorLinks
import Measuring

/// Measures what lies between a link and the screens that it opens.
@main struct NavigationBenchmarks {
  @MainActor static func main() throws {
    let report = Report("Navigation")
    report.print(try goals())
    report.print(
      try [10, 200, 1_000].flatMap {
        [
          try .match($0, .universal), try .match($0, .customScheme),
          try .match($0, .universal, knows: false),
        ]
      }, ["link", "URLComponents", "Coordinator"])
    report.print(
      try [10, 200, 1_000].map { try .printing($0) }, ["route", "reading the link", "printing it"])
    report.print(
      [10, 100, 1_000].map { .way($0) },
      ["two places", "comparing equal ones", "planning the way"])
    report.print(
      [10, 100, 1_000].map { .asking($0) },
      ["a screen on top of many", "pushing it", "asking it for a result"])
    report.print(
      try [100, 1_000].map { try .saving($0) },
      ["a place", "encoding and decoding its screens", "saving and restoring it"])
    report.print(
      try [2, 5, 20].map { try .arrival($0) },
      ["from outside", "reading the link", "until all are started"])
  }

  @MainActor private static func goals() throws -> [Goal] {
    let (ten, thousand) = (
      try Benchmark.match(10, .universal), try Benchmark.match(1_000, .universal)
    )
    let printing = try Benchmark.printing(1_000)
    let asking = Benchmark.asking(1_000)
    return try [10, 200, 1_000].map { count in
      let match = try Benchmark.match(count, .universal)
      return Goal(
        "match one of \(count) patterns : URLComponents", atMost: 2, match, to: match.base)
    } + [
      Goal("build a table of 1,000 patterns", milliseconds: 300) {
        BenchLinks.buildTime(of: 1_000)
      },
      Goal("match one of 1,000 patterns", nanoseconds: 10_000, thousand),
      Goal("print one of 1,000 patterns", nanoseconds: 60_000, printing),
      Goal("match one of 1,000 patterns : one of 10", atMost: 1.2, thousand, to: ten.subject),
    ]
      + [100, 1_000].map {
        Goal(
          "plan between places of \($0) screens, each screen", nanoseconds: $0 == 100 ? 100 : 60,
          for: $0,
          .way($0))
      } + [
        Goal("link to 5 screens deep, all started", nanoseconds: 100_000, try .arrival(5)),
        Goal(
          "ask for a result above 1,000 screens : above 100", atMost: 12, asking,
          to: Benchmark.asking(100).subject),
        Goal("encode and restore 1,000 screens", nanoseconds: 3_000_000, try .saving(1_000)),
      ]
  }
}
