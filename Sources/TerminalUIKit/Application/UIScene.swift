/// One instance of the app's user interface.
@MainActor open class UIScene: UIResponder {
  /// Follows the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// What is kept of the scene.
  public let session = UISceneSession()

  open override var next: UIResponder? { UIApplication.shared }
}
