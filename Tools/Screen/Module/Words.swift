import AppShell
import Foundation

nonisolated private let table = WordTable(.of { .module })

/// Returns a text of the module in the user's language.
nonisolated func localized(_ words: Words) -> String { table.text(words) }
