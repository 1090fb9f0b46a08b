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

  /// Called when a modal begins to leave, and when it has left the window, whoever made it leave.
  var didLeave: () -> Void = {}

  private let roots: RootContainers<Map>
  private let screens: ScreenTree<Map>
  private let stacks: StackArranger<Map>
  private let willPresent: @MainActor (UIViewController, Modal<Map>) -> Void
  private let delegate = PresentationDelegate()
  private let inspector = InspectorColumn()
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
  ///   - willPresent: The app's closure for each modal.
  init(
    on roots: RootContainers<Map>, screens: ScreenTree<Map>, stacks: StackArranger<Map>,
    willPresent: @escaping @MainActor (UIViewController, Modal<Map>) -> Void
  ) {
    self.roots = roots
    self.screens = screens
    self.stacks = stacks
    self.willPresent = willPresent
    delegate.shouldDismiss = { [weak self] in self?.shouldDismiss($0) ?? true }
    delegate.didAttemptToDismiss = { [weak self] in self?.attempted($0) }
    delegate.willDismiss = { [weak self] in self?.willDismiss($0) }
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
    return zip([inspector.modal].compactMap(\.self) + chain, entries).prefix {
      $0 === $1.controller
    }.map(\.0)
  }

  /// The number of modals below the lowest one that a view controller has dismissed by itself, or is dismissing;
  /// `nil` if there is none.
  ///
  /// UIKit calls no delegate then. A modal that the user drags may still come back.
  var countBelowSelfDismissed: Int? {
    // The lowest may be the last to go.
    let hasLost = entries.contains { $0.isGone }
    return entries.firstIndex { $0.isGone || $0.isLeaving(byUser: hasLost) }
  }

  /// Whether the modal on top has left without a step.
  var hasLostTop: Bool { entries.last { $0.phase == .presented }?.isGone == true }

  /// Expects the modals above those to keep to leave, so that they are no move.
  func expectDismissal(keeping count: Int) { _ = markDismissed(keeping: count) }

  private func markDismissed(keeping count: Int) -> [Entry] {
    let leaving = entries.dropFirst(count).filter { $0.phase == .presented }
    for entry in leaving { entry.phase = .dismissed }
    return leaving
  }

  /// Dismisses what is presented above a view controller, and the modals above those to keep among it.
  private func dismiss(
    above presenter: UIViewController, keeping count: Int, animated: Bool,
    _ ended: @escaping StepEnd
  ) {
    let leaving = markDismissed(keeping: count)
    presenter.dismissPresented(animated: animated) { isAccepted in
      if !isAccepted { for entry in leaving { entry.phase = .presented } }
      ended(isAccepted)
    }
  }

  /// The modals as a part of the state.
  var place: [Modal<Map>] {
    var place: [Modal<Map>] = []
    walk { modal, style in place.append(Modal(stacks.screens(in: modal), as: style)) }
    return place
  }

  /// The view controller for the next presentation.
  var presenter: UIViewController { presenter(above: last ?? walk().top) }

  /// The view controller that presents above a modal; one in a column presents nothing.
  private func presenter(above modal: UIViewController) -> UIViewController {
    modal === inspector.modal ? roots.tabBarController : modal
  }

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
      return ([lowest, leaving, last, inspector.modal] + others).lazy.compactMap {
        $0?.transitionCoordinator
      }.first
    }
    guard let lowest else { return inspector.modal?.transitionCoordinator }
    return sequence(first: lowest, next: \.presentedViewController).lazy
      .compactMap(\.transitionCoordinator).first
  }

  /// Presents a modal in its style: with a navigation controller around it, unless it is bare.
  func present(_ modal: Modal<Map>, animated: Bool, _ ended: @escaping StepEnd) {
    let depth: Int
    let top: UIViewController
    if let last, entries.count + 1 == screens.place.modals.count {
      depth = entries.count
      top = last
    } else {
      (depth, top) = walk()
    }
    let stack = screens.viewControllers(in: .modal(depth))
    guard let root = stack.first else { return ended(true) }
    let controller = modal.style == .bare ? root : wrap(stack)
    entries.removeSubrange(depth...)
    let entry = Entry(controller: controller, root: root, style: modal.style)
    entries.append(entry)
    let below: NavigationContainer<Map> = depth == 0 ? .tab(roots.selectedTab) : .modal(depth - 1)
    let source = screens.source(of: modal.style.anchor, in: below)
    controller.setStyle(modal.style, root: root, hasSource: source != nil)
    willPresent(controller, modal)
    if modal.style == .inspector, depth == 0, let split = splitWithInspector {
      inspector.show(controller, in: split)
      ended(true)
    } else {
      let presenter = presenter(above: top)
      prepare(controller, for: modal.style, at: source, on: presenter)
      presenter.present(controller, animated: animated) { [weak self, weak controller] isAccepted in
        if isAccepted, let controller { self?.observePresentation(of: controller) }
        ended(isAccepted)
      }
      if entry.phase == .new, controller.presentingViewController != nil {
        entry.phase = .presented
      }
    }
    // The views of the system's pickers must not be changed.
    guard modal.style != .bare else { return }
    WindowObserver.observe(controller) { [weak self] in self?.didLeave() }
  }

  /// Notices when UIKit takes away the view in which it has presented a modal.
  ///
  /// A system's screen dismisses itself when the user taps its Done, and tells only its own delegate.
  private func observePresentation(of modal: UIViewController) {
    guard let container = modal.presentationController?.containerView else { return }
    WindowObserver.observe(container) { [weak self] in self?.didLeave() }
  }

  /// Dismisses the modal above the ones to keep, and UIKit dismisses everything on top of it.
  func dismiss(keeping count: Int, animated: Bool, _ ended: @escaping StepEnd) {
    // Those that are to be dismissed have no coordinators any more.
    let modals = presented
    let count = max(0, count)
    guard count < modals.count else { return ended(true) }
    let presenter = count > 0 ? presenter(above: modals[count - 1]) : roots.tabBarController
    leaving = modals[count]
    if count == 0 { inspector.hide() }
    dismiss(above: presenter, keeping: count, animated: animated, ended)
  }

  /// Dismisses a modal that no coordinator runs, which UIKit has presented after it had refused that.
  func dismissOrphan() {
    let count = modals.count
    let orphan = presented.dropFirst(count).first
    guard let orphan, !orphan.isBeingDismissed else { return }
    if orphan === inspector.modal { return inspector.hide() }
    presenter.dismissPresented(animated: false) { _ in }
  }

  /// Dismisses everything, before the root goes: UIKit would leave it in the window.
  func dismissAll(_ ended: @escaping StepEnd) {
    inspector.hide()
    dismiss(above: roots.tabBarController, keeping: 0, animated: false, ended)
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
    var count = 0
    var top: UIViewController = roots.tabBarController
    for entry in entries {
      let isColumn = count == 0 && entry.controller === inspector.modal
      guard let modal = entry.controller, isRun(entry),
        isColumn || presenter(above: top).presentedViewController === modal
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
      last.presentingViewController != nil || last === inspector.modal,
      last.viewIfLoaded?.window != nil, isRun(entry)
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

  private func prepare(
    _ controller: UIViewController, for style: ModalStyle,
    at source: (any UIPopoverPresentationControllerSourceItem)?, on presenter: UIViewController
  ) {
    if let detents = style.detents, let sheet = controller.sheetPresentationController {
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
      $0.isModalInPresentation || stacks.isLocked($0)
    }
  }

  private func willDismiss(_ presentation: UIPresentationController) {
    let pulled = entries.dropFirst(countBelow(presentation))
    for entry in pulled { entry.isPulledDown = true }
    // UIKit tells nobody else that the user has let go of the sheet, and it stays.
    presentation.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) {
      if $0.isCancelled { for entry in pulled { entry.isPulledDown = false } }
    }
  }

  private func attempted(_ presentation: UIPresentationController) {
    let kept = countBelow(presentation)
    if screens(above: kept).contains(where: stacks.isLocked) {
      didAttemptToDismiss(modals.count - kept)
    }
  }

  private func screens(above kept: Int) -> [UIViewController] {
    modals.dropFirst(kept).flatMap(stacks.viewControllers)
  }
}

extension ModalPresenter {
  @MainActor private final class Entry {
    enum Phase { case new, presented, dismissed }

    weak var controller: UIViewController?
    /// The modal's root screen, which stays as long as the modal.
    weak var root: UIViewController?
    let style: ModalStyle
    /// How far the driver has come with it; once it is presented, it leaves only by a step or a move.
    ///
    /// One in a column is not presented.
    var phase = Phase.new
    /// Whether the user has begun to dismiss it, and may still let go.
    var isPulledDown = false

    init(controller: UIViewController, root: UIViewController, style: ModalStyle) {
      self.controller = controller
      self.root = root
      self.style = style
    }

    /// Whether it has left without a step of the driver.
    var isGone: Bool { phase == .presented && controller?.presentingViewController == nil }

    /// Whether it is being dismissed without a step, by a view controller or by whomever.
    func isLeaving(byUser: Bool) -> Bool {
      guard phase == .presented, let controller, controller.isBeingDismissed else { return false }
      let mayComeBack = controller.transitionCoordinator?.initiallyInteractive == true
      return byUser || !(isPulledDown || mayComeBack)
    }
  }
}

extension ModalPresenter {
  /// Moves an inspector to the column or to a sheet, whichever there is room for now.
  ///
  /// It waits until it is the only modal.
  func fitInspector() {
    guard let entry = entries.first, entry.style == .inspector, let controller = entry.controller,
      modals.count == 1, others.isEmpty || isColumnInSheet, !controller.isBeingDismissed
    else { return }
    let split = splitWithInspector
    if controller === inspector.modal, split == nil {
      presentColumn(controller, of: entry)
    } else if controller !== inspector.modal, let split {
      dismiss(above: roots.tabBarController, keeping: 0, animated: false) {
        [weak self] isAccepted in
        guard isAccepted else { return }
        entry.phase = .new
        self?.inspector.show(controller, in: split)
      }
    }
  }

  /// Whether UIKit shows the column in a sheet, and nothing else, because the columns have collapsed.
  private var isColumnInSheet: Bool {
    inspector.modal?.presentingViewController != nil && others.count == 1
  }

  /// Takes an inspector out of its column, and presents it.
  ///
  /// UIKit doesn't tell when the user dismisses a sheet in which it shows the column, so that one goes first.
  private func presentColumn(_ controller: UIViewController, of entry: Entry) {
    roots.tabBarController.dismissPresented(animated: false) { [weak self] _ in
      guard let self, controller === inspector.modal, splitWithInspector == nil else { return }
      inspector.hide()
      prepare(controller, for: .inspector, at: nil, on: roots.tabBarController)
      roots.tabBarController.present(controller, animated: false) { _ in }
      if controller.presentingViewController != nil { entry.phase = .presented }
    }
  }

  /// Reports that the user has hidden the inspector, or shows it again if it is locked.
  func reportHiddenInspector(of split: UISplitViewController) {
    // UIKit hides it also before it tells that the columns collapse.
    let isNarrow = split.traitCollection.horizontalSizeClass == .compact
    guard !isNarrow, !stacks.isCollapsed(split), inspector.isHidden(in: split) else { return }
    let isLocked = screens(above: 0).contains(where: stacks.isLocked)
    if isLocked || screens(above: 0).contains(where: \.isModalInPresentation) {
      inspector.showAgain()
      if isLocked { didAttemptToDismiss(modals.count) }
    } else {
      inspector.hide()
      didDismiss(0)
    }
  }

  /// The split view with room for an inspector beside the screens that the user sees.
  private var splitWithInspector: UISplitViewController? {
    guard InspectorColumn.isAvailable,
      let split = roots[roots.selectedTab] as? UISplitViewController,
      !stacks.isCollapsed(split)
    else { return nil }
    return split
  }
}
