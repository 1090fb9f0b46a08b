import Coordinator
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Presents modals, and dismisses them.
@MainActor final class ModalPresenter<Map: NavigationMap> {
  /// Called when the user has dismissed modals, with the number of those that are left.
  var didDismiss: (_ kept: Int) -> Void = { _ in }

  /// Called when a locked screen has kept the user from dismissing this many modals.
  var didAttemptToDismiss: (_ count: Int) -> Void = { _ in }

  /// Called when a modal has left the window, whoever made it leave.
  var didLeave: () -> Void = {}

  private let roots: RootContainers<Map>
  private let screens: ScreenTree<Map>
  private let stacks: StackArranger<Map>
  private let lock: BackLock<Map>
  private let willPresent: @MainActor (UIViewController, Modal<Map>) -> Void
  private let delegate = PresentationDelegate()
  /// The modals that were presented last, the lowest first; some may have gone since.
  private var entries: [Entry] = []
  /// The lowest modal that was dismissed last.
  private weak var leaving: UIViewController?

  /// Creates a presenter of modals on top of a root.
  ///
  /// - Parameters:
  ///   - roots: The container below the modals.
  ///   - screens: The screens in the modals.
  ///   - stacks: Shows the stack of each modal.
  ///   - lock: The modals that the user must not dismiss.
  ///   - willPresent: The app's closure for each modal.
  init(
    on roots: RootContainers<Map>, screens: ScreenTree<Map>, stacks: StackArranger<Map>,
    lock: BackLock<Map>, willPresent: @escaping @MainActor (UIViewController, Modal<Map>) -> Void
  ) {
    self.roots = roots
    self.screens = screens
    self.stacks = stacks
    self.lock = lock
    self.willPresent = willPresent
    delegate.shouldDismiss = { [weak self] in self?.shouldDismiss($0) ?? true }
    delegate.didAttemptToDismiss = { [weak self] in self?.attempted($0) }
    delegate.didDismiss = { [weak self] presentation in
      guard let self else { return }
      didDismiss(countBelow(presentation))
    }
  }

  /// The modals that coordinators run, the lowest first.
  var modals: [UIViewController] {
    var modals: [UIViewController] = []
    walk { modal, _ in modals.append(modal) }
    return modals
  }

  /// The modals that are presented, the lowest first, also those whose coordinators have gone.
  private var presented: [UIViewController] {
    let chain = sequence(first: roots.tabBarController) { $0.presentedViewController }.dropFirst()
    return zip(chain, entries).prefix { $0 === $1.controller }.map(\.0)
  }

  /// The modals as a part of the state.
  var place: [Modal<Map>] {
    var place: [Modal<Map>] = []
    walk { modal, style in place.append(Modal(stacks.screens(in: modal), as: style)) }
    return place
  }

  /// The view controller for the next presentation.
  var presenter: UIViewController { last ?? walk().top }

  /// The view controller on top of the modals: an alert, or something that a screen presents by itself.
  var others: [UIViewController] {
    Array(sequence(first: presenter) { $0.presentedViewController }.dropFirst())
  }

  /// Returns the transition in flight in a modal, or of a presentation or dismissal.
  ///
  /// If only steps have changed the UI since it was read, it is where a step or the user begins one.
  /// Looking there takes the same time for any number of modals.
  func transition(isKnown: Bool) -> (any UIViewControllerTransitionCoordinator)? {
    let lowest = roots.tabBarController.presentedViewController
    if isKnown, let last {
      return ([lowest, leaving, last] + others).lazy.compactMap { $0?.transitionCoordinator }.first
    }
    guard let lowest else { return nil }
    return sequence(first: lowest, next: \.presentedViewController).lazy
      .compactMap(\.transitionCoordinator).first
  }

  /// Presents a modal in its style: with a navigation controller around it, unless it is bare.
  func present(_ modal: Modal<Map>, animated: Bool, _ ended: @escaping StepEnd) {
    let isComplete = entries.count + 1 == screens.place.modals.count
    let (depth, presenter) = (isComplete ? last : nil).map { (entries.count, $0) } ?? walk()
    let stack = screens.viewControllers(in: .modal(depth))
    guard let root = stack.first else { return ended(true) }
    let controller = modal.style == .bare ? root : wrap(stack)
    entries.removeSubrange(depth...)
    entries.append(Entry(controller: controller, root: root, style: modal.style))
    let below: NavigationContainer<Map> = depth == 0 ? .tab(roots.selectedTab) : .modal(depth - 1)
    let source = screens.source(of: modal.style.anchor, in: below)
    setStyle(of: controller, for: modal, root: root, hasSource: source != nil)
    willPresent(controller, modal)
    prepare(controller, for: modal, at: source, on: presenter)
    presenter.present(controller, animated: animated, ended: ended)
    // The views of the system's pickers must not be changed.
    guard modal.style != .bare else { return }
    WindowObserver.observe(controller) { [weak self] in self?.didLeave() }
  }

  /// Dismisses the modal above the ones to keep, and UIKit dismisses everything on top of it.
  func dismiss(keeping count: Int, animated: Bool, _ ended: @escaping StepEnd) {
    // Those that are to be dismissed have no coordinators any more.
    let modals = presented
    guard max(0, count) < modals.count else { return ended(true) }
    let presenter = count > 0 ? modals[count - 1] : roots.tabBarController
    leaving = modals[max(0, count)]
    presenter.dismissPresented(animated: animated, ended: ended)
  }

  /// Dismisses a modal that no coordinator runs, which UIKit has presented after it had refused that.
  func dismissOrphan() {
    let count = modals.count
    let orphan = presented.dropFirst(count).first
    guard let orphan, !orphan.isBeingDismissed else { return }
    presenter.dismissPresented(animated: false) { _ in }
  }

  /// Dismisses everything, before the root goes: UIKit would leave it in the window.
  func dismissAll(_ ended: @escaping StepEnd) {
    roots.tabBarController.dismissPresented(animated: false, ended: ended)
  }

  /// Dismisses anything a screen has presented by itself: UIKit presents nothing on top of it.
  ///
  /// - Parameters:
  ///   - alert: The alert of the dialog, which stays.
  ///   - ended: Called when the way is clear.
  func clearWay(keeping alert: UIViewController?, _ ended: @escaping StepEnd) {
    let obstacle = others.first { $0 !== alert }
    guard let presenter = obstacle?.presentingViewController else { return ended(true) }
    presenter.dismissPresented(animated: false, ended: ended)
  }

  /// Visits the modals that are presented and have coordinators, and returns their number and the topmost
  /// view controller.
  @discardableResult private func walk(
    _ visit: (UIViewController, ModalStyle) -> Void = { _, _ in }
  ) -> (count: Int, top: UIViewController) {
    var (count, top): (Int, UIViewController) = (0, roots.tabBarController)
    for entry in entries {
      guard let modal = entry.controller, top.presentedViewController === modal, isRun(entry)
      else { break }
      visit(modal, entry.style)
      count += 1
      top = modal
    }
    return (count, top)
  }

  /// The modal that was presented last, if it is still there; then all modals below it are.
  private var last: UIViewController? {
    guard let entry = entries.last, let last = entry.controller,
      last.presentingViewController != nil, last.viewIfLoaded?.window != nil, isRun(entry)
    else { return nil }
    return last
  }

  /// Whether a coordinator runs the root of a modal.
  private func isRun(_ entry: Entry) -> Bool { entry.root.map { screens[$0] != nil } ?? false }

  private func wrap(_ stack: [UIViewController]) -> UINavigationController {
    let controller = stacks.makeNavigationController()
    controller.viewControllers = stack
    return controller
  }

  /// UIKit makes the presentation controller for the style that it finds, so the style is set first.
  private func setStyle(
    of controller: UIViewController, for modal: Modal<Map>, root: UIViewController, hasSource: Bool
  ) {
    switch modal.style {
    case .sheet, .popover:
      let isForm = root.modalPresentationStyle == .formSheet
      controller.modalPresentationStyle = hasSource ? .popover : isForm ? .formSheet : .pageSheet
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .bare: break
    }
  }

  private func prepare(
    _ controller: UIViewController, for modal: Modal<Map>,
    at source: (any UIPopoverPresentationControllerSourceItem)?, on presenter: UIViewController
  ) {
    if case .sheet(let detents) = modal.style, let sheet = controller.sheetPresentationController {
      sheet.detents = detents.map(\.detent)
      sheet.prefersGrabberVisible = detents.count > 1
    }
    controller.popoverPresentationController?.point(at: source, on: presenter)
    controller.presentationController?.delegate = delegate
  }

  /// UIKit names the lowest modal that was pulled down, which may still be presented.
  private func countBelow(_ presentation: UIPresentationController) -> Int {
    modals.prefix { $0 !== presentation.presentedViewController }.count
  }

  /// A modal stays while a screen in it, or in one above, must not be left.
  ///
  /// UIKit then reports the attempt.
  private func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
    !screens(above: countBelow(presentation)).contains {
      $0.isModalInPresentation || lock.isLocked($0)
    }
  }

  private func attempted(_ presentation: UIPresentationController) {
    let kept = countBelow(presentation)
    if screens(above: kept).contains(where: lock.isLocked) {
      didAttemptToDismiss(modals.count - kept)
    }
  }

  private func screens(above kept: Int) -> [UIViewController] {
    modals.dropFirst(kept).flatMap(stacks.viewControllers)
  }
}

extension ModalPresenter {
  private struct Entry {
    weak var controller: UIViewController?
    /// The modal's root screen, which stays as long as the modal.
    weak var root: UIViewController?
    let style: ModalStyle
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
