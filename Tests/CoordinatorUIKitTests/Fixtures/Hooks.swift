import Coordinator
import TerminalUIKit

/// What a test hears of an app, and where it reaches into it.
@MainActor final class Hooks {
  var reports: [Action] = []
  var incidents: [NavigationIncident<TestMap>] = []
  /// How the sheets of screens that are made from now on want to be presented.
  var style = UIModalPresentationStyle.automatic
  /// Sees each view controller before its screen is started.
  var onStart: (UIViewController) -> Void = { _ in }
  /// Whether the store hears of what the user did.
  var accepts: (Action) -> Bool = { _ in true }
}
