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
  }

  /// Posts a notification, which a terminal has nobody to read to: only a test receives it.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let text = argument as? String else { return }
    TerminalDiagnostics.onAnnouncement(text)
  }
}
