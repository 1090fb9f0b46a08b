public import Foundation

/// The view under which all others are: one layer of a scene, with a controller's view and what that presents.
@MainActor open class UIWindow: UIView {
  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// Makes a window that fills the scene's screen, still hidden.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    isHidden = true
  }

  /// Makes an empty window; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  /// Shows the window in front of the others and hands it the keys.
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
