import Foundation

/// Whether minutes may be spent: set `NAVIGATION_THOROUGH` for the full enumerations.
let isThorough = ProcessInfo.processInfo.environment["NAVIGATION_THOROUGH"] != nil
