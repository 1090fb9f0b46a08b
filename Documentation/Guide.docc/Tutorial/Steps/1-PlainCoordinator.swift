import CoordinatorUIKit
import UIKit

/// A screen with nothing but its title, until there is more to it.
@MainActor final class PlainCoordinator: ScreenCoordinator {
  let viewController = UIViewController()

  init(title: String) { viewController.title = title }

  func start() {}
}
