import CoordinatorUIKit
import UIKit

/// A screen that shows only a title, for now.
@MainActor final class PlainCoordinator: ScreenCoordinator {
  let viewController = UIViewController()

  init(title: String) { viewController.title = title }

  func start() {}
}
