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

    /// A part of the screen has changed; the view to continue with gets the focus.
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  /// Posts a notification.
  ///
  /// A terminal has nobody to read to, so only a test receives an announcement. A view to continue with gets the
  /// focus, as VoiceOver's cursor does.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    switch (notification, argument) {
    case (.announcement, let text as String): TerminalDiagnostics.onAnnouncement(text)
    case (.layoutChanged, let view as UIView) where view.canBecomeFocused:
      view.terminalScreen?.focus.move(to: view)
    default: break
    }
  }
}
