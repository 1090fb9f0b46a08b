public import Foundation

/// The root of a view hierarchy: a layer of a scene with a view controller and what it presents.
@MainActor open class UIWindow: UIView {
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene?

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// Creates a hidden window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    isHidden = true
  }

  /// Creates an empty window; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Receives each key and click before a view does; an override calls `super`.
  open func sendEvent(_ event: UIEvent) {}

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  /// Shows the window in front of the others and makes it receive keys.
  open func makeKeyAndVisible() {
    isHidden = false
    windowScene?.show(self)
    rootViewController?.appearAtOnce()
  }

  private func replaceRoot(_ old: UIViewController?) {
    old?.disappearAtOnce()
    old?.viewIfLoaded?.removeFromSuperview()
    for layer in subviews where layer is PresentationView { layer.removeFromSuperview() }
    guard let rootViewController else { return }
    rootViewController.view.layoutState.isRoot = true
    insertSubview(rootViewController.view, at: 0)
    setNeedsLayout()
    if !isHidden { rootViewController.appearAtOnce() }
  }

  open override func layoutSubviews() {
    for layer in subviews { layer.frame = bounds }
  }
}
