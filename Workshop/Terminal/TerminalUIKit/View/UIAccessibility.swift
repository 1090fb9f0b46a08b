public import Foundation

/// The traits of a view, for VoiceOver; a terminal only keeps them, for tests.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// The user changes the view's value by swiping up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)

  /// The view changes its label too often for each change to be read.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// Notifications to VoiceOver.
public struct UIAccessibility {
  /// A kind of notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// Creates a kind from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)

    /// Most of the screen has changed; the view to continue with gets the focus, once there is something in it.
    public static let screenChanged = Notification(rawValue: 1000)

    /// A part of the screen has changed; the view to continue with gets the focus.
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  /// Whether the user wants less motion, which only a test sets.
  @MainActor public static var isReduceMotionEnabled: Bool {
    TerminalDiagnostics.isReduceMotionEnabled
  }

  /// Whether VoiceOver reads the screen; a terminal has none.
  @MainActor public static var isVoiceOverRunning: Bool { false }

  /// Posts a notification.
  ///
  /// A terminal has nobody to read to, so only a test receives an announcement. A view to continue with gets the
  /// focus, as VoiceOver's cursor does.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    let text = (argument as? NSAttributedString)?.string ?? argument as? String
    switch (notification, argument) {
    case (.announcement, _):
      if let text { TerminalDiagnostics.onAnnouncement(text) }
    case (.screenChanged, let view as UIView): view.terminalScreen?.focus.wait(for: view)
    case (.layoutChanged, let view as UIView):
      if let target = view.firstFocusable { view.terminalScreen?.focus.interrupt(movingTo: target) }
    default: break
    }
  }
}

/// How urgent an announcement is.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority.
  public let rawValue: String

  /// Creates a priority from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The announcement interrupts others, and isn't interrupted itself.
  public static let high = UIAccessibilityPriority(rawValue: "high")
}

extension NSAttributedString.Key {
  /// The priority of an announcement, a ``UIAccessibilityPriority``.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

extension UIView {
  /// Returns whether VoiceOver's cursor is on the view; a terminal has one focus for both.
  public func accessibilityElementIsFocused() -> Bool { isFocused }

  /// The view itself, or else the first view inside it that can have the focus.
  fileprivate var firstFocusable: UIView? {
    canBecomeFocused ? self : subviews.lazy.compactMap(\.firstFocusable).first
  }
}
