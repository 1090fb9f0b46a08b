/// One instance of the app's user interface.
@MainActor open class UIScene: UIResponder {
  /// Follows the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Whether the user sees and uses the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// What is kept of the scene.
  public let session = UISceneSession()

  open override var next: UIResponder? { UIApplication.shared }

  /// Whether the user sees and uses a scene.
  public enum ActivationState: Int, Sendable {
    /// There is no scene yet.
    case unattached = -1
    /// It is used.
    case foregroundActive
    /// It is neither.
    case background = 2
  }
}
