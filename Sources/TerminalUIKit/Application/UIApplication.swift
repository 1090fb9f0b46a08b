/// The running app.
@MainActor open class UIApplication: UIResponder {
  /// The one application there is.
  public static let shared = UIApplication()

  /// Follows the app's life.
  open var delegate: (any UIApplicationDelegate)?
}
