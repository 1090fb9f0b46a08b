import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIPopoverPresentationController {
  /// Gives the popover the source without which UIKit raises an exception on an iPad: the middle of the
  /// screen, if there is no other.
  func point(
    at source: (any UIPopoverPresentationControllerSourceItem)?, on presenter: UIViewController
  ) {
    guard sourceItem == nil, sourceView == nil else { return }
    if let source { return sourceItem = source }
    let middle = CGPoint(x: presenter.view.bounds.midX, y: presenter.view.bounds.midY)
    sourceView = presenter.view
    sourceRect = CGRect(origin: middle, size: .zero)
    permittedArrowDirections = []
  }
}
