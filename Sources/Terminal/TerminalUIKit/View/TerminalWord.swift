import Foundation
import Synchronization

/// A word that the terminal shows by itself, as UIKit shows its own in every language.
///
/// An app in several languages sets a ``translation``; otherwise these words stay English.
public enum TerminalWord: String, CaseIterable, Sendable {
  case app = "App"
  case back = "Back"
  case choose = "Choose"
  case clear = "Clear"
  case close = "Close"
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
  case next = "Next"
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

  private static let chosenTranslation = Mutex<@Sendable (TerminalWord) -> String>(\.rawValue)

  /// Returns a word in the user's language.
  public static var translation: @Sendable (TerminalWord) -> String {
    get { chosenTranslation.withLock(\.self) }
    set { chosenTranslation.withLock { $0 = newValue } }
  }

  /// The word in the user's language.
  var text: String { Self.translation(self) }

  /// The names of two keys, which a translation separates by a space.
  var names: [String] { (text + " ").components(separatedBy: " ") }
}
