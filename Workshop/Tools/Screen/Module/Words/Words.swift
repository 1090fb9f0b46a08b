import AppShell
import Foundation

/// The texts of the module, in the user's language.
nonisolated let localized = WordTable(.of { .module })
