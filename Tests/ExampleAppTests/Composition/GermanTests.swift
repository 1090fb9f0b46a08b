import AppShell
import AppTesting
import CoordinatorLinks
import Redux
import ReduxRecording
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

/// The app in German: sessions that were recorded in English are shown again.
@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct GermanTests {
  private let german = Language("de")

  /// Only these tests set it: it is one for the process, in which other apps' tests run too.
  init() {
    translateTerminal()
  }

  @Test(arguments: Scene.all.map(\.name))
  func `no scene shows an English text, or less of a text`(name: String) async throws {
    let user = try await Scene.named(name).user()
    let session = try #require(user.app.recording.flatMap { RecordingFile<SightsApp>($0) })

    let text = await show(session, in: german)

    let remaining = try Self.englishTexts.get().filter { text.says($0) }
    #expect(remaining == [], "\(text)")
    #expect(text.cuts <= user.screen.text.cuts, "\(text)")
  }

  /// Shows the end of a session on its own screen, and returns what it says.
  private func show(_ session: RecordingFile<SightsApp>, in language: Language) async -> String {
    await Language.$replacement.withValue(language) {
      let (app, screen) = session.shown()
      app.store.travel(to: session.recording.moments.upperBound)
      await screen.settled()
      return screen.text
    }
  }

  /// The English texts without values that German has its own word for.
  private static let englishTexts = Result {
    try texts(of: "en").filter { key in !key.contains("%") && german(key) != key }
  }

  private static func german(_ key: String) -> String {
    Language.$replacement.withValue(Language("de")) { SightsApp.words(Words(stringLiteral: key)) }
  }

  private static func texts(of language: String) throws -> [String] {
    let url = try #require(
      Bundle.app.url(
        forResource: "Localizable", withExtension: "strings", subdirectory: nil,
        localization: language))
    let table = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
    return try #require(table as? [String: String]).keys.sorted()
  }
}

/// The user's steps in German, with keys and taps.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct GermanFlowTests {
  init() {
    translateTerminal()
  }

  @Test func `a sight is saved, and found among the saved ones`() async throws {
    try await Language.$replacement.withValue(Language("de")) {
      let user = try AppUser(at: "sights://sights/1")
      try #require(await user.screen.shows("Sichern"))
      await user.screen.settled()

      try user.screen.tap("Sichern")
      try #require(await user.screen.shows("Aus „Gesichert“ entfernen"))
      user.screen.press(.character("2"))

      #expect(await user.screen.shows("Alle entfernen"))
      #expect(user.screen.text.contains("Sagrada Família"))
    }
  }

  @Test func `a screen's own letters are the same as in English`() async throws {
    try await Language.$replacement.withValue(Language("de")) {
      let user = try AppUser(at: "sights://sights/1")
      #expect(await user.screen.shows("⏎ s Sichern"))
      user.screen.press(.character("s"))
      #expect(await user.screen.shows("⏎ s Aus „Gesichert“ entfernen"))

      user.screen.press(.character("w"))

      #expect(await user.screen.shows("Melde dich an, um zu bewerten."))
    }
  }

  @Test func `the inspector describes requests and wrong actions`() async throws {
    try await Language.$replacement.withValue(Language("de")) {
      let user = try AppUser()
      #expect(await user.screen.shows("Sagrada Família"))
      user.screen.press(.character("i"))
      try user.screen.tap("Netzwerk")
      #expect(await user.screen.shows("nach Aktion"))
      #expect(user.screen.text.contains("Bytes gesendet") && !user.screen.text.contains("sent"))

      try user.screen.tap("Mehr")
      try user.screen.tap("Aktion auslösen")
      try user.screen.tap("Ein Name oder eine Aktion als JSON")
      user.screen.type("{}")
      user.screen.press(.enter)

      #expect(await user.screen.shows("Die Aktion lässt sich nicht lesen."))
      #expect(user.screen.text.contains("Der Schlüssel type fehlt."))
    }
  }

  @Test(arguments: [(40, 12), (30, 10)])
  func `a narrow sight is not cut at its sides`(columns: Int, rows: Int) async throws {
    try await Language.$replacement.withValue(Language("de")) {
      let user = try AppUser(at: "sights://sights/7", columns: columns, rows: rows)
      #expect(await user.screen.shows("  Gizeh, Ägypten"))
      user.screen.press(.character("s"))

      var seen = ""
      for _ in 1...10 {
        user.screen.press(.tab)
        await user.screen.settled()
        seen += user.screen.text
      }
      for words in ["♥ Gesichert", "Besuch", "Bewertungen", "Offline-Reiseführer", "Link kopieren"]
      {
        #expect(seen.contains(words), "\(words)\n\(seen)")
      }
      let rows = seen.split(separator: "\n").filter { $0.contains("° N") || $0.contains("Besuch") }
      #expect(rows.allSatisfy { $0.hasPrefix(" ") }, "\(rows)")
    }
  }

  @Test(arguments: ["sights/7/visit", "account"])
  func `a narrow screen shows its buttons whole`(link: String) async throws {
    try await Language.$replacement.withValue(Language("de")) {
      let user = try AppUser(at: "sights://\(link)", columns: 30, rows: 10)
      await user.screen.settled()

      var seen = user.screen.text
      for _ in 1...4 {
        user.screen.press(.tab)
        await user.screen.settled()
        if user.screen.text.contains("⏎ Ich war hier") { user.screen.press(.enter) }
        await user.screen.settled()
        seen += user.screen.text
      }

      let titles =
        link == "account" ? ["Anmelden", "Registrieren"] : ["Ich war hier", "zurücknehmen"]
      #expect(titles.allSatisfy(seen.contains), "\(seen)")
    }
  }

  @Test func `wrong credentials are reported`() async throws {
    try await Language.$replacement.withValue(Language("de")) {
      let user = try AppUser(at: "sights://account/sign-in")
      await user.screen.shows("Neu hier?")
      await user.screen.settled()
      try user.fill("E-Mail", with: "ada@example.com")
      try user.fill("Passwort", with: "wrong")

      user.screen.press(.enter)

      #expect(await user.screen.shows("E-Mail oder Passwort falsch."))
    }
  }
}

extension String {
  /// Whether the text is there, as whole words.
  fileprivate func says(_ words: String) -> Bool {
    contains(words)
      && ranges(of: words).contains { range in
        !(self[..<range.lowerBound].last?.isLetter ?? false)
          && !(self[range.upperBound...].first?.isLetter ?? false)
      }
  }

  /// How many texts end in an ellipsis because they don't fit.
  fileprivate var cuts: Int {
    ["Loading…", "Refreshing…", " …"].reduce(self) { $0.replacing($1, with: "") }
      .count { $0 == "…" }
  }
}
