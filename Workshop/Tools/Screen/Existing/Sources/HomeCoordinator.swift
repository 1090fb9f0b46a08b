import AppShell
import Coordinator
import UIKit

/// Shows a view controller from before as it is, until the screen is converted.
final class HomeCoordinator: CoordinatorType {
  let viewController: UIViewController
  let context: ScreenContext

  init(_ context: ScreenContext) {
    self.context = context
    #if os(iOS)
      viewController = ExistingViewController()
    #else
      viewController = StandInViewController<Never, Never>(title: localized("Home"))
    #endif
  }

  func start() {}
}
