import Coordinator
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension ModalStyle {
  /// The heights of a sheet in this style; `nil` for the other styles.
  var detents: [ModalDetent]? {
    switch self {
    case .sheet(let detents): detents
    case .inspector: [.medium, .large]
    case .fullScreen, .popover, .bare: nil
    }
  }

  /// The name of the view at which a popover points; `nil` for the other styles.
  var anchor: String? {
    if case .popover(let anchor) = self { anchor } else { nil }
  }
}

extension ModalDetent {
  /// UIKit's detent.
  @MainActor var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let part): .custom { $0.maximumDetentValue * part }
    case .height(let points): .custom { min(points, $0.maximumDetentValue) }
    }
  }
}

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

extension UIViewController {
  /// Takes the presentation style of a modal with this root.
  ///
  /// UIKit makes the presentation controller for the style that it finds, so the style is set first.
  func setStyle(_ style: ModalStyle, root: UIViewController, hasSource: Bool) {
    switch style {
    case .sheet, .popover, .inspector:
      let isForm = root.modalPresentationStyle == .formSheet
      modalPresentationStyle = hasSource ? .popover : isForm ? .formSheet : .pageSheet
    case .fullScreen: modalPresentationStyle = .fullScreen
    case .bare: break
    }
  }
}
