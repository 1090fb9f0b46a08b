import Foundation

extension TerminalScreen {
  /// Hands a link that was pasted where nobody types to the app, as if it had been opened elsewhere.
  ///
  /// Text that is no link is nobody's.
  func open(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else { return }
    if ["http", "https"].contains(scheme) {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      windowScene.delegate?.scene(windowScene, continue: activity)
    } else {
      let context = UIOpenURLContext(url: url)
      windowScene.delegate?.scene(windowScene, openURLContexts: [context])
    }
  }
}
