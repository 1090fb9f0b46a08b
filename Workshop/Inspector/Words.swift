import AppShell
import Foundation

/// The texts of the inspector, in the user's language.
let localized = WordTable(.module)
