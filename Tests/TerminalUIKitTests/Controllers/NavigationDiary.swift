import TerminalUIKit

/// Writes down what a navigation controller reports.
@MainActor final class NavigationDiary: NSObject, UINavigationControllerDelegate {
  private let diary: Diary
  var onDidShow: (UIViewController) -> Void = { _ in }

  init(_ diary: Diary) {
    self.diary = diary
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.write("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.write("didShow \(viewController.title ?? "")")
    onDidShow(viewController)
  }
}
