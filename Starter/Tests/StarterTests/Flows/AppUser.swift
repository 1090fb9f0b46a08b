import AppTesting

@testable import Starter

/// A person who uses the app: on a screen without a terminal, or, in a simulator, on UIKit.
typealias AppUser = AppTesting.AppUser<StarterApp>

// NB: the names have their modules because Xcode and SwiftPM disagree on @retroactive.
extension Starter.StarterApp: AppTesting.TestableApp {}
