import Foundation

extension UIAccessibility {
  /// Lets VoiceOver read a text, which nothing interrupts once it is read.
  ///
  /// A check mark at its start isn't read.
  @MainActor public static func announce(_ words: String) {
    let words = words.hasPrefix("✓") ? String(words.drop { !$0.isLetter }) : words
    post(
      notification: .announcement,
      argument: NSAttributedString(
        string: words,
        attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]))
  }

  /// Lets VoiceOver read a text after the view to which the focus has just moved.
  ///
  /// VoiceOver reads a view when the focus arrives there, a moment later, and drops what was announced before.
  ///
  /// - Parameters:
  ///   - words: The text; it isn't read if the returned task is canceled before.
  ///   - clock: The clock for the moment that VoiceOver takes.
  /// - Returns: The task, to cancel an announcement that isn't true any more.
  @MainActor @discardableResult public static func announceAfterFocus(
    _ words: String, on clock: any Clock<Duration> = ContinuousClock()
  ) -> Task<Void, Never> {
    Task {
      guard (try? await clock.sleep(for: .milliseconds(500))) != nil else { return }
      announce(words)
    }
  }
}
