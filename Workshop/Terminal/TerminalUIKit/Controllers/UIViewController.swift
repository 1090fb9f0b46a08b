public import Foundation

/// Manages the views of one screen and their life cycle.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  weak var lastFocusedView: UIView?
  /// When the focus was last on one of the view controller's own views; 0 if it never was.
  var focusTime = 0
  var appearance = Appearance.gone
  var presentation: UIPresentationController?
  var unavailableView: (any UIView & UIContentView)?
  var traitHandlers: [(UITraitCollection) -> Void] = []
  var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]

  /// The view controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The view controllers that this one contains.
  open internal(set) var children: [UIViewController] = []
  /// The view controller presented by this one itself, not by an ancestor.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?

  /// Whether the view controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the view controller is being dismissed.
  open internal(set) var isBeingDismissed = false
  /// Whether the view controller is being added to a parent.
  open internal(set) var isMovingToParent = false
  /// Whether the view controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false

  /// How the view controller covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the view controller comes, which has no effect in a terminal.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a tab bar is hidden below the view controller, which a terminal shows.
  open var hidesBottomBarWhenPushed = false
  /// Whether the user is kept from dismissing the view controller, for example with a half-filled
  /// form.
  open var isModalInPresentation = false
  /// How the view controller comes and goes; nil for the usual transition.
  open var preferredTransition: Transition?
  /// The size that the view controller wants for its content, for example in a popover.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { presentation?.layer?.setNeedsLayout() }
    }
  }

  /// The title, shown in the navigation bar, in the tab bar and on the frame of a sheet.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      viewIfLoaded?.setNeedsDisplay()
    }
  }

  /// The title and buttons that a navigation bar shows for the view controller.
  public let navigationItem = UINavigationItem()
  /// The title and image that a tab bar shows for the view controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem() {
    didSet {
      if tabBarItem == nil { tabBarItem = UITabBarItem() }
      tabBarController?.viewIfLoaded?.setNeedsDisplay()
    }
  }

  /// The placeholder that the screen shows while content is loading, empty or unavailable.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { if isViewLoaded { showContentUnavailable() } }
  }

  /// Creates a view controller; the nib is ignored, and `loadView()` creates the view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a view controller; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a view controller whose view is created by `loadView()`.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The view of the view controller; reading it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let loadedView else {
        preconditionFailure("\(type(of: self)).loadView set no view. Set `view` there.")
      }
      viewDidLoad()
      showContentUnavailable()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      loadedView?.viewController = self
    }
  }

  /// The view if it is loaded, otherwise nil.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    _ = view
  }

  /// Creates the view; an empty one unless overridden.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its hierarchy and has its size, before its first frame is drawn.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the view controller is added to a parent, or removed from one, when `parent` is
  /// nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the view controller was added to a parent, or removed from one, when `parent` is
  /// nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// The coordinator of the transition that involves the view controller; nil while none is in
  /// flight.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? presentation?.transition ?? parent?.transitionCoordinator
  }

  /// Calls the `…Will…` methods of the view controller and of the children it shows.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }

  /// Calls the `…Did…` methods that complete `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() {
    switch appearance.phase {
    case .appearing: didAppear()
    case .disappearing: didDisappear()
    case .gone, .shown: break
    }
  }

  /// The transition that the view controller itself performs.
  var ownTransition: TerminalTransition? { nil }

  /// The children that appear and disappear with the view controller.
  var appearingChildren: [UIViewController] { children }

  /// The view controller of the page that the user sees, which may be in a container among the children.
  var pageController: UIViewController {
    children.last { $0.managesChildren }?.pageController ?? self
  }

  /// Whether this is a container of UIKit's, which calls the appearance methods of its children itself.
  var managesChildren: Bool { false }

  /// Whether transitions on this screen behave as badly as UIKit's may.
  var takesTime: Bool {
    viewIfLoaded?.terminalScreen?.transitions.takeTime ?? ownPresenting?.takesTime ?? false
  }
}
