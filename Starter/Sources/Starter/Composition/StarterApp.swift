import AppShell
import Foundation

/// The app, as the shell starts it.
@main enum StarterApp: AppType {
  typealias Main = AppCoordinator

  static let name = "Starter"
  static let words = localized
  static let links = AppLinks.table
  static var initialState: AppState { AppState() }
}

/// The tools of a screen's coordinator.
typealias ScreenContext = AppShell.ScreenContext<StarterApp>

/// The texts of the app, in the user's language.
nonisolated let localized = WordTable(.app)

nonisolated extension Bundle {
  /// The bundle with the app's texts; Xcode builds the app without the package's bundle.
  static var app: Bundle {
    #if SWIFT_PACKAGE
      .of { module }
    #else
      main
    #endif
  }
}
