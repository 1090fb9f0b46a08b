public import Foundation

/// The configuration of a new scene, above all the class of its delegate.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which conforms to `UIWindowSceneDelegate`.
  open var delegateClass: AnyClass?

  /// Creates a configuration without a delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
