/// The running app.
@MainActor open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  /// The object that follows the app's life cycle.
  open var delegate: (any UIApplicationDelegate)?
}
