public import Foundation

/// The running app.
@MainActor open class UIApplication: UIResponder {
  /// The one application there is.
  public static let shared = UIApplication()

  /// Follows the app's life.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes of the app.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// Opens a link; a terminal hands none to other apps.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { TerminalTurn.next { completion(false) } }
  }

  /// The reasons for which an app can be started.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a link is to be opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
