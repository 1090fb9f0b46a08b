import AppShell
import Foundation

/// The texts of the components, in the user's language.
let localized = WordTable(.module)
