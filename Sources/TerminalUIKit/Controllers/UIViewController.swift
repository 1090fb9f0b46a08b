public import Foundation

/// Owns one screen's views and follows their life cycle.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  weak var lastFocusedView: UIView?
  var appearance = Appearance.gone
  var presentation: UIPresentationController?
  var unavailableView: (any UIView & UIContentView)?

  /// The controller that holds this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one holds.
  open internal(set) var children: [UIViewController] = []
  /// The controller that this one, not one that holds it, presents.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?

  /// Whether the controller is being shown above another.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being taken away from above another.
  open internal(set) var isBeingDismissed = false
  /// Whether the controller is being put into another.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is being taken out of another.
  open internal(set) var isMovingFromParent = false

  /// How the controller covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the user must be kept from dismissing the controller, with a half-filled form for example.
  open var isModalInPresentation = false
  /// The size that an alert gives its box; zero leaves it to the style.
  var sheetSize = CGSize.zero {
    didSet { if sheetSize != oldValue { presentation?.layer?.setNeedsLayout() } }
  }

  /// What the screen is called: in the navigation bar, the tab bar and the frame of a sheet.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      viewIfLoaded?.setNeedsDisplay()
    }
  }

  /// What a navigation bar shows for the controller.
  public let navigationItem = UINavigationItem()
  /// What a tab bar shows for the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem() {
    didSet {
      if tabBarItem == nil { tabBarItem = UITabBarItem() }
      tabBarController?.viewIfLoaded?.setNeedsDisplay()
    }
  }

  /// What the screen shows instead of content: that it loads, that nothing is there, or what failed.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { if isViewLoaded { showContentUnavailable() } }
  }

  /// Makes a controller whose view `loadView` makes; there are no nibs to read from.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller whose view `loadView` makes.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The controller's view; asking for it loads it.
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

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    _ = view
  }

  /// Makes the view; an empty one unless overridden.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
  }

  /// Tells the controller that its view is loaded.
  open func viewDidLoad() {}

  /// Tells the controller that its view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in place and has its size, before the first frame with it.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that it goes into another, or out of one.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that it went into another, or out of one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The change of screens that this controller takes part in, while it is in flight.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? presentation?.transition ?? parent?.transitionCoordinator
  }

  /// Tells the controller, and the ones it shows, that the view is about to be shown or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }

  /// Tells the controller, and the ones it shows, that what `beginAppearanceTransition` announced is done.
  open func endAppearanceTransition() {
    switch appearance.phase {
    case .appearing: didAppear()
    case .disappearing: didDisappear()
    case .gone, .shown: break
    }
  }

  /// The transition that the controller itself conducts.
  var ownTransition: TerminalTransition? { nil }

  /// The held controllers that are shown when this one is.
  var appearingChildren: [UIViewController] { children }

  /// The controller of the page that the user looks at.
  var pageController: UIViewController { self }

  /// Whether transitions on the controller's screen behave as UIKit's may at worst.
  var takesTime: Bool { viewIfLoaded?.terminalScreen?.transitions.takeTime ?? false }
}
