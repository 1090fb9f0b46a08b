import AppShell
import Foundation

private let table = WordTable(.module)

/// Returns a text of the components in the user's language.
func localized(_ words: Words) -> String { table.text(words) }
