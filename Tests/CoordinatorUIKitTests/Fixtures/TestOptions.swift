import CoordinatorUIKit
import TerminalUIKit

/// What a test may change about its app while that runs.
@MainActor final class TestOptions {
  /// UIKit's containers, set before the app starts.
  var containers = UIKitContainers<TestMap>()
  /// The presentation style of pages that are made from now on.
  var modalStyle = UIModalPresentationStyle.automatic
  /// Called with each page before its coordinator is started.
  var onStart: (UIViewController) -> Void = { _ in }
  /// What a coordinator does when it is released, set when it is made.
  var onDeinit: @Sendable () -> Void = {}
  /// Whether the store receives what the user did.
  var accepts: (Action) -> Bool = { _ in true }
}
