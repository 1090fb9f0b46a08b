public import Foundation

/// One instance of the app's user interface.
@MainActor open class UIScene: UIResponder {
  /// The object that follows the scene's life cycle.
  open var delegate: (any UISceneDelegate)?
  /// The session of the scene.
  public let session = UISceneSession(role: .windowApplication)

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// The links and activities for which a scene was created.
  @MainActor public final class ConnectionOptions {
    /// The links to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity> = []

    init(urlContexts: Set<UIOpenURLContext>) {
      self.urlContexts = urlContexts
    }
  }
}

/// A link for the app to open.
@MainActor public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
