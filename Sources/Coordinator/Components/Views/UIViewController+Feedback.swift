extension UIViewController {
  /// Shows beside the title what the user did, if anything, and lets VoiceOver say it.
  public func showFeedback(_ words: String?) {
    guard navigationItem.prompt != words else { return }
    navigationItem.prompt = words
    guard viewIfLoaded?.window != nil, let words else { return }
    let spoken = String(words.drop { !$0.isLetter })
    UIAccessibility.post(notification: .announcement, argument: spoken)
  }
}
