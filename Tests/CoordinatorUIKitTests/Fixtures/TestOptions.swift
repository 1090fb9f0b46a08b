import TerminalUIKit

/// What a test may change about its app while that runs.
@MainActor final class TestOptions {
  /// The presentation style of pages that are made from now on.
  var modalStyle = UIModalPresentationStyle.automatic
  /// Called with each page before its coordinator is started.
  var onStart: (UIViewController) -> Void = { _ in }
  /// Whether the store receives what the user did.
  var accepts: (Action) -> Bool = { _ in true }
}
