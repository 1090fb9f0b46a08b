import AppShell
import Foundation

/// The texts of the agent's options, in the user's language.
let localized = WordTable(.module)
