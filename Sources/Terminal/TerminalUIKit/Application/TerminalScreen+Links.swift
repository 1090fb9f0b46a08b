import Foundation

extension TerminalScreen {
  /// Opens a link that was pasted outside a text field, as if another app had opened it.
  ///
  /// Other text is ignored.
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
