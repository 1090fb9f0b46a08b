import Foundation

/// Shows the topmost of a stack of screens, with a bar that names it and leads back.
///
/// The stack is what was asked for last. What is shown follows it by one transition at a time, so pushing,
/// popping or setting the stack is fine at any time: in a delegate's callback or a completion, too.
@MainActor open class UINavigationController: UIViewController {
  /// Hears which screen is shown; the only way to learn that the user went back.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the screens.
  public let navigationBar = UINavigationBar()
  var stack: [UIViewController] = []
  var shown: UIViewController?
  var transition: TerminalTransition?
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  weak var announced: UIViewController?
  var animatesNext = false

  /// Makes a navigation controller with the screen at its root.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "\(type(of: viewController)) was pushed twice. Pop to it, or push another one.")
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top off, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes everything off the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes everything off the given screen.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Sets the whole stack; only the change of the top is seen.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = viewControllers
    animatesNext = animated
    for child in old where !stack.contains(where: { $0 === child }) { startLeaving(child) }
    for child in stack where !old.contains(where: { $0 === child }) { startArriving(child) }
    children = stack
    navigationBar.setNeedsItems()
    followStack()
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
    let height = UINavigationBar.height(in: view.bounds)
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    for page in view.subviews where page !== navigationBar {
      page.frame = view.bounds.inset(by: UIEdgeInsets(top: height))
    }
  }

  /// Tells the delegate what is shown when the whole becomes visible with a screen it hasn't heard of.
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

  override var ownTransition: TerminalTransition? { transition }

  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var pageController: UIViewController { shown?.pageController ?? self }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    let isBack = key == .escape || (key == .left && modifiers.contains(.alt))
    guard isBack, stack.count > 1 else { return false }
    popViewController(animated: true)
    return true
  }

  override var keyHints: [TerminalKeyHint] {
    stack.count > 1 ? [TerminalKeyHint("Esc", "Back")] : []
  }
}
