import AppShell
import Foundation

/// The texts of the command line, in the user's language.
let localized = WordTable(.module)
