extension UIScene {
  /// Why a scene was made.
  @MainActor public final class ConnectionOptions {
    /// The links that it is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// What the user was doing elsewhere.
    public let userActivities: Set<NSUserActivity> = []

    init(urlContexts: Set<UIOpenURLContext>) {
      self.urlContexts = urlContexts
    }
  }
}
