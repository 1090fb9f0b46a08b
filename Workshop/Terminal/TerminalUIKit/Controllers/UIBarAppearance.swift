public import Foundation

/// The look of a bar, which a terminal only keeps, for tests.
@MainActor open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The color of the shadow.
  open var shadowColor: UIColor?

  /// Does nothing: a terminal's bar is always opaque.
  open func configureWithDefaultBackground() {}
  /// Does nothing: a terminal's bar is always opaque.
  open func configureWithOpaqueBackground() {}
  /// Does nothing: a terminal's bar is always opaque.
  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar, which a terminal only keeps, for tests.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension UINavigationBar {
  /// Returns a bar whose properties would be those of all bars; a terminal only keeps them, for tests.
  public static func appearance() -> UINavigationBar { sharedAppearance }

  private static let sharedAppearance = UINavigationBar()
}
