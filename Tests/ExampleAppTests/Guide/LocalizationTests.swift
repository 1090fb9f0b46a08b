import Foundation
import Redux
import Testing

@testable import ExampleApp

/// What the screen of a visit says, in one language.
struct VisitWords: Sendable {
  let visits: @Sendable (Int) -> String
  let noVisits: String
}

extension VisitWords {
  static let english = VisitWords(
    visits: { count in
      count == 1
        ? "One visit" : "\(count.formatted(.number.locale(.init(identifier: "en")))) visits"
    },
    noVisits: "Not visited yet")
}

extension VisitWords {
  static let german = VisitWords(
    visits: { count in
      count == 1
        ? "Ein Besuch" : "\(count.formatted(.number.locale(.init(identifier: "de")))) Besuche"
    },
    noVisits: "Noch nicht besucht")
}

/// The visits to a sight, in the words of a language.
struct LocalizedVisitViewState: Equatable {
  let count: String

  init(_ visit: VisitState.Visit, words: VisitWords) {
    count = visit.count == 0 ? words.noVisits : words.visits(visit.count)
  }
}

@Suite struct LocalizationTests {
  @Test(arguments: [
    (0, "Not visited yet", "Noch nicht besucht"), (1, "One visit", "Ein Besuch"),
    (1234, "1,234 visits", "1.234 Besuche"),
  ])
  func `a screen says the same in each language`(count: Int, english: String, german: String) {
    let visit = VisitState.Visit(count: count)

    #expect(LocalizedVisitViewState(visit, words: .english).count == english)
    #expect(LocalizedVisitViewState(visit, words: .german).count == german)
  }
}
