public import Foundation

/// Feedback that the user feels, of which a terminal has none.
@MainActor open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// The feeling of an impact.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator; its style has no effect.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Does nothing.
  open func impactOccurred() {}

  /// How strong impacts are.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }
}

/// The feeling of a changed selection.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// The feeling of success or failure.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// What the user is told.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }
}
