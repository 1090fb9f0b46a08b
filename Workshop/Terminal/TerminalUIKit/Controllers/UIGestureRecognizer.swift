public import Foundation

/// A gesture of the user that the system recognizes, which an app may switch off.
@MainActor open class UIGestureRecognizer: NSObject {
  /// Whether the gesture has an effect.
  open var isEnabled = true
}
