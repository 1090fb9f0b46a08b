import Coordinator
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// Presents a modal in its style: with a navigation controller around it, unless it is bare.
  func present(
    _ modal: Modal<Map>, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    let (depth, presenter) = (modals.count, presenter)
    let stack = viewControllers(in: .modal(depth))
    guard let root = stack.first else { return completion() }
    let controller = modal.style == .bare ? root : wrap(stack)
    styles.register(controller, as: modal.style)
    let below: NavigationContainer<Map> = depth == 0 ? .tab(selectedTab) : .modal(depth - 1)
    prepare(controller, for: modal, root: root, below: below)
    presenter.present(controller, animated: animated, completion: completion)
    // The views of the system's pickers must not be changed.
    if modal.style != .bare { observe(controller) }
  }

  /// The view controller that presents what comes next.
  var presenter: UIViewController { modals.last ?? tabBarController }

  private func wrap(_ stack: [UIViewController]) -> UINavigationController {
    let controller = makeNavigationController()
    controller.viewControllers = stack
    return controller
  }

  /// Sets the style first: UIKit makes the presentation controller for the style that it finds.
  private func prepare(
    _ controller: UIViewController, for modal: Modal<Map>, root: UIViewController,
    below: NavigationContainer<Map>
  ) {
    let source = source(of: modal.style.anchor, in: below)
    switch modal.style {
    case .sheet, .popover:
      let isForm = root.modalPresentationStyle == .formSheet
      controller.modalPresentationStyle =
        source != nil ? .popover : isForm ? .formSheet : .pageSheet
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .bare: break
    }
    containers.willPresent(controller, modal)
    if case .sheet(let detents) = modal.style, let sheet = controller.sheetPresentationController {
      sheet.detents = detents.map(\.detent)
      sheet.prefersGrabberVisible = detents.count > 1
    }
    if let popover = controller.popoverPresentationController {
      attach(popover, to: source, in: presenter)
    }
    controller.presentationController?.delegate = delegate
  }

  /// Gives a popover the source without which UIKit raises an exception on an iPad: the middle of the
  /// screen, if there is no other.
  func attach(
    _ popover: UIPopoverPresentationController,
    to source: (any UIPopoverPresentationControllerSourceItem)?, in presenter: UIViewController
  ) {
    guard popover.sourceItem == nil, popover.sourceView == nil else { return }
    if let source { return popover.sourceItem = source }
    let middle = CGPoint(x: presenter.view.bounds.midX, y: presenter.view.bounds.midY)
    popover.sourceView = presenter.view
    popover.sourceRect = CGRect(origin: middle, size: .zero)
    popover.permittedArrowDirections = []
  }

  /// Returns the source that the topmost screen in sight gives for an anchor.
  func source(
    of anchor: String?, in container: NavigationContainer<Map>
  ) -> (any UIPopoverPresentationControllerSourceItem)? {
    guard let anchor else { return nil }
    return tree.items(in: container).reversed().lazy
      .filter { $0.viewController.viewIfLoaded?.window != nil }
      .compactMap { $0.source(of: anchor) }.first
  }

  /// Dismisses the modal above the ones to keep, and UIKit dismisses what stands on it.
  func dismiss(keeping count: Int, animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    let chain = [tabBarController] + modals
    guard chain.indices.dropLast().contains(count) else { return completion() }
    chain[count].dismiss(animated: animated, completion: completion)
  }
}

extension ModalStyle {
  fileprivate var anchor: String? {
    if case .popover(let anchor) = self { anchor } else { nil }
  }
}

extension ModalDetent {
  @MainActor fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let part): .custom { $0.maximumDetentValue * part }
    case .height(let points): .custom { min(points, $0.maximumDetentValue) }
    }
  }
}
