import Foundation
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct LanguageTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "de"], "de"), (["LANG": "de_AT@euro"], "de"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"], "en"),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "de_CH.UTF-8", "LC_ALL": ""], "de"),
    (["LANG": "fr_FR.UTF-8"], "en"), (["LANG": "C.UTF-8"], "en"), (["LANG": ""], "en"), ([:], "en"),
  ])
  func `the environment names the language`(environment: [String: String], language: String) {
    #expect(SightsApp.words.language(environment: environment) == language)
  }

  @Test func `a text is in the language of its task, which is English in tests`() {
    let german = Language.$replacement.withValue(Language("de")) { SightsApp.words("Save") }

    #expect(german == "Sichern")
    #expect(SightsApp.words("Save") == "Save")
  }

  @Test func `numbers are written as in the user's region, unless its language is another`() {
    let swiss = Locale(identifier: "de_CH")

    #expect(Language("de", locale: swiss).locale == swiss)
    #expect(Language("en", locale: swiss).locale == Locale(identifier: "en"))
  }

  @Test func `what a language lacks is in English`() {
    let words: Words = "A \("text") that is in no table, \(2) times"

    for language in ["de", "xx"] {
      let text = Language.$replacement.withValue(Language(language)) { SightsApp.words(words) }
      #expect(text == "A text that is in no table, 2 times")
    }
  }

  @Test(arguments: [
    ("%@ by %@", "a by b"), ("%2$@ by %1$@", "b by a"), ("%@, %3$@, 5 %", "a, %3$@, 5 %"), ("", ""),
  ])
  func `a translation has the values in its own order`(translation: String, text: String) {
    let words: Words = "\("a") and \("b")"

    #expect(words.key == "%@ and %@")
    #expect(words.filling(Translation(translation)) == text)
  }

  @Test(arguments: [("en", "1,234 visits"), ("de", "1.234 visits")])
  func `a whole number is written as in the language`(language: String, text: String) {
    let shown = Language.$replacement.withValue(Language(language)) {
      SightsApp.words("\(1234) visits")
    }

    #expect(shown == text)
  }
}
