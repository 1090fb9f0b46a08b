import AppShell
import Foundation

/// The texts of the inspector, in the user's language.
let localized = WordTable(.module)

#if !os(iOS)
  /// Shows the words of the terminal itself in the user's language, as the app's `main()` does.
  @MainActor package func translateTerminal() {
    TerminalWord.language = { Language.current.identifier }
  }
#endif
