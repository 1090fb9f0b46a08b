public import Foundation

/// What is kept of a scene.
@MainActor public final class UISceneSession: NSObject {
  /// What the scene is for.
  public let role = Role.windowApplication

  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
