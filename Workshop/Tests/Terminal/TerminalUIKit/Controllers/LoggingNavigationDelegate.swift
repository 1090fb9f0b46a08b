import TerminalUIKit

/// A delegate that logs the calls of a navigation controller.
@MainActor final class LoggingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let log: CallLog
  var onDidShow: (UIViewController) -> Void = { _ in }

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("didShow \(viewController.title ?? "")")
    onDidShow(viewController)
  }
}
