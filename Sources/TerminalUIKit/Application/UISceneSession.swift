public import Foundation

/// The session of a scene.
@MainActor public final class UISceneSession: NSObject {
  /// The role of the scene.
  public let role = Role.windowApplication

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
  }
}
