import Foundation

/// Shows the top of a stack of view controllers, below a bar with its title and the back button.
///
/// The stack is what the app set last, and the screen follows it by one transition at a time. Where
/// transitions take time, the navigation controller refuses changes during a transition, as UIKit
/// does.
@MainActor open class UINavigationController: UIViewController {
  /// The object that is told which view controller is shown: the only way to notice that the user
  /// went back.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the pages.
  public let navigationBar = UINavigationBar()
  /// The swipe from the left edge that goes back; nil before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    isViewLoaded ? popGesture : nil
  }
  private let popGesture = UIGestureRecognizer()
  private var searchBar: UISearchBar?
  var stack: [UIViewController] = []
  var shown: UIViewController?
  var transition: TerminalTransition?
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  weak var announced: UIViewController?
  var animatesNext = false
  /// Whether a change without animation waits for the next turn.
  var isChangePending = false

  /// Creates a navigation controller with a root view controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Hides the bar or shows it; a terminal shows the end.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The view controllers on the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported "
        + "(\(type(of: viewController))).")
    precondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported.")
    guard !refuses("pushViewController:animated:") else { return }
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Pops the top of the stack, unless it is the root.
  ///
  /// - Returns: The view controller that was popped.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last, !refuses("popViewControllerAnimated:") else {
      return nil
    }
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Pops everything above the root.
  ///
  /// - Returns: The view controllers that were popped.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated, request: "popToRootViewControllerAnimated:")
  }

  /// Pops everything above a view controller.
  ///
  /// - Returns: The view controllers that were popped.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    precondition(
      stack.contains { $0 === viewController },
      "Tried to pop to a view controller that doesn't exist.")
    return pop(to: viewController, animated: animated, request: "popToViewController:animated:")
  }

  private func pop(
    to viewController: UIViewController, animated: Bool, request: String
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count,
      !refuses(request)
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the whole stack; the user sees only the change of its top.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers).count == viewControllers.count,
      "All view controllers in a navigation controller must be distinct (\(viewControllers)).")
    guard !refuses("setViewControllers:animated:") else { return }
    changeStack(to: viewControllers, animated: animated)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.controller = self
    view.addSubview(navigationBar)
    navigationBar.setNeedsItems()
    followStack()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigationBar.isHidden = isNavigationBarHidden
    let bar = isNavigationBarHidden ? 0 : UINavigationBar.height(in: view.bounds)
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bar)
    searchBar?.frame = CGRect(x: 0, y: bar, width: view.bounds.width, height: 16)
    let top = bar + (searchBar == nil ? 0 : 16)
    for page in view.subviews where page !== navigationBar && page !== searchBar {
      page.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
  }

  /// Shows the search field of the top page.
  func followSearch() {
    let bar = topViewController?.navigationItem.searchController?.searchBar
    guard bar !== searchBar else { return }
    searchBar?.removeFromSuperview()
    searchBar = bar
    bar.map(view.addSubview)
    view.setNeedsLayout()
  }

  /// Tells the delegate which page is shown, if that changed while the navigation controller was
  /// hidden.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    if isAppearing, let shown, announced !== shown {
      delegate?.navigationController(self, willShow: shown, animated: animated)
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func endAppearanceTransition() {
    let isAppearing = appearance.phase == .appearing
    super.endAppearanceTransition()
    guard isAppearing, let shown, announced !== shown else { return followStack() }
    announced = shown
    delegate?.navigationController(self, didShow: shown, animated: appearance.isAnimated)
    followStack()
  }

  /// Whether a transition is in flight that takes time or that a finger drives.
  var isMoving: Bool {
    transition.map { takesTime || $0.initiallyInteractive } ?? false
  }

  override var ownTransition: TerminalTransition? { transition }

  override var managesChildren: Bool { true }

  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var pageController: UIViewController { shown?.pageController ?? self }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    let isBack = key == .escape || (key == .left && modifiers.contains(.alt))
    if !isBack, modifiers.isEmpty { return navigationBar.press(key) }
    guard isBack, !hidesBackButton, stack.count > 1 || backAction != nil else { return false }
    goBack()
    return true
  }

  /// Pops everything above the root for the user.
  func goBackToRoot() {
    if !isMoving { popToRootViewController(animated: true) }
  }

  /// Pops the top for the user, or does what the top does instead.
  func goBack() {
    guard !isMoving else { return }
    if let backAction { return backAction.perform() }
    popViewController(animated: true)
  }

  /// Whether the top view controller has no back button.
  var hidesBackButton: Bool { topViewController?.navigationItem.hidesBackButton == true }

  /// The top view controller's action when the user taps the back button.
  var backAction: UIAction? { topViewController?.navigationItem.backAction }

  override var keyHints: [TerminalKeyHint] {
    let canGoBack = !hidesBackButton && (stack.count > 1 || backAction != nil)
    let back = canGoBack ? [TerminalKeyHint("Esc", .back)] : []
    return navigationBar.itemHints + back
  }
}
