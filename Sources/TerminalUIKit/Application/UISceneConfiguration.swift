public import Foundation

/// How a scene is made: above all, whose delegate follows its life.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; one that adopts `UIWindowSceneDelegate`.
  open var delegateClass: AnyClass?

  /// Makes a configuration without a delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
