import Foundation
import Redux
import Testing

@testable import ExampleApp

/// How often the user visited a sight, in words.
struct VisitSummary: Equatable {
  let text: String

  init(_ visit: VisitState.Visit) {
    text =
      switch visit.count {
      case 0: localized("Not visited yet")
      case 1: localized("One visit")
      case let count: localized("\(count) visits")
      }
  }
}

@Suite struct LocalizationTests {
  let german = Language(
    locale: Locale(identifier: "de"),
    texts: [
      "Not visited yet": "Noch nicht besucht", "One visit": "Ein Besuch",
      "%lld visits": "%lld Besuche",
    ])

  @Test(arguments: [
    (0, "Not visited yet", "Noch nicht besucht"), (1, "One visit", "Ein Besuch"),
    (1234, "1,234 visits", "1.234 Besuche"),
  ])
  func `a screen says the same in each language`(count: Int, english: String, translation: String) {
    let visit = VisitState.Visit(count: count)

    #expect(VisitSummary(visit).text == english)
    Language.$current.withValue(german) {
      #expect(VisitSummary(visit).text == translation)
    }
  }
}
