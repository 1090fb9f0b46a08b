public import Foundation

/// The session of a scene.
@MainActor public final class UISceneSession: NSObject {
  /// The role of the scene.
  public let role: Role
  /// What the app keeps with the session: values of a property list.
  public var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    super.init()
  }

  /// The roles of scenes.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows on the device's display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene with windows on another display, which shows what nobody can touch.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}
