import Foundation

extension TerminalScreen {
  /// Opens a link that was pasted outside a text field, as if another app had opened it.
  ///
  /// A path, such as `saved/clear`, is a link without its scheme. For other text, the last row says that it is none.
  func open(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.contains(where: \.isWhitespace), let url = URL(string: text),
      url.scheme != nil || text.contains("/")
    else { return notice = text.isEmpty ? nil : TerminalWord.noLink.text }
    if ["http", "https"].contains(url.scheme?.lowercased()) {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      windowScene.delegate?.scene(windowScene, continue: activity)
    } else {
      let context = UIOpenURLContext(url: url)
      windowScene.delegate?.scene(windowScene, openURLContexts: [context])
    }
  }
}
