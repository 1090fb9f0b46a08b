extension UIViewController {
  /// Shows a success beside the title, if there is one, and lets VoiceOver read it.
  public func showFeedback(_ words: String?) {
    guard navigationItem.prompt != words else { return }
    navigationItem.prompt = words
    guard viewIfLoaded?.window != nil, let words else { return }
    let spoken = String(words.drop { !$0.isLetter })
    UIAccessibility.post(notification: .announcement, argument: spoken)
  }
}
