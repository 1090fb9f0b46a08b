import AppShell
import AppTesting
import Foundation
import Testing

/// How often the user visited a sight, in words.
struct VisitSummary: Equatable {
  let text: String

  init(count: Int, words: WordTable) {
    text =
      switch count {
      case 0: words("Not visited yet")
      case 1: words("One visit")
      case let count: words("\(count) visits")
      }
  }
}

@Suite(.timeLimit(.minutes(30))) struct LocalizationTests {
  private let directory = TemporaryDirectory()
  private let words: WordTable

  init() throws {
    let folder = directory.url.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = """
      "%@ of %lld" = "%2$lld/%1$@";
      "%lld visits" = "%lld Besuche";
      "Not visited yet" = "Noch nicht besucht";
      "One visit" = "Ein Besuch";
      """
    try Data(texts.utf8).write(to: folder.appending(path: "Localizable.strings"))
    words = WordTable(try #require(Bundle(url: directory.url)))
  }

  @Test(arguments: [
    (0, "Not visited yet", "Noch nicht besucht"), (1, "One visit", "Ein Besuch"),
    (1234, "1,234 visits", "1.234 Besuche"),
  ])
  func `a screen says the same in each language`(count: Int, english: String, translation: String) {
    #expect(VisitSummary(count: count, words: words).text == english)
    Language.$replacement.withValue(Language("de")) {
      #expect(VisitSummary(count: count, words: words).text == translation)
    }
  }

  @Test func `a key is found although its table has other types of values`() {
    Language.$replacement.withValue(Language("de")) {
      #expect(words("\(3) of \(1234)") == "1.234/3")
      #expect(words("\("three") of \("many")") == "many/three")
      #expect(words("\(3) of \("many")") == "many/3")
      #expect(words("\("many") visits") == "many Besuche")
    }
  }
}
