import Foundation
import Synchronization

/// A word that the terminal shows by itself, as UIKit shows its own in every language.
///
/// An app in several languages sets a ``language``; otherwise these words stay English.
public enum TerminalWord: String, CaseIterable, Sendable {
  case app = "App"
  case back = "Back"
  case choose = "Choose"
  case clear = "Clear"
  case close = "Close"
  case closedOutput = "The output is closed."
  case done = "Done"
  case endKeys = "Home End"
  case go = "Go"
  case goTo = "Go To"
  case height = "Height"
  case keys = "Keys"
  case loading = "Loading…"
  case mouse = "Mouse"
  case mouseMoves = "Click, Drag or Scroll"
  case move = "Move"
  case moveOrScroll = "Move or Scroll"
  case moving = "Moving"
  case newLine = "New Line"
  case next = "Next"
  case noLink = "The pasted text is no link."
  case noOutput = "The output could not be written."
  case open = "Open"
  case openLink = "Open a Link"
  case pageKeys = "PgUp PgDn"
  case paste = "Paste"
  case press = "Press"
  case previous = "Previous"
  case quit = "Quit"
  case refresh = "Refresh"
  case refreshing = "Refreshing…"
  case remove = "Remove"
  case `return` = "Return"
  case reversed = "Reversed"
  case scroll = "Scroll"
  case scrollByPage = "Scroll by a Page"
  case scrollToEnds = "Scroll to the Ends"
  case search = "Search"
  case send = "Send"
  case suspend = "Suspend"
  case `switch` = "Switch"
  case tab = "Tab"
  case tabs = "Tabs"
  case thisScreen = "This Screen"
  case tooSmall = "Too small"
  case usage =
    "The arguments may be a link, --plain, and --size with columns and rows, such as 80x24."

  private static let chosenLanguage = Mutex<@Sendable () -> String> { "en" }
  private static let tables = Mutex<[String: [String: String]]>([:])

  /// Returns the identifier of the language of all words, such as `de`.
  public static var language: @Sendable () -> String {
    get { chosenLanguage.withLock(\.self) }
    set { chosenLanguage.withLock { $0 = newValue } }
  }

  /// The word in the user's language, or in English if the terminal doesn't speak that.
  var text: String {
    let language = Self.language()
    return Self.tables.withLock { tables in
      let table = tables[language] ?? Self.table(of: language)
      tables[language] = table
      return table[rawValue] ?? rawValue
    }
  }

  private static func table(of language: String) -> [String: String] {
    let file = Bundle.module.url(
      forResource: "Localizable", withExtension: "strings", subdirectory: nil,
      localization: language)
    let texts = file.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return texts as? [String: String] ?? [:]
  }

  /// The names of two keys, which a translation separates by a space.
  var names: [String] { (text + " ").components(separatedBy: " ") }
}
