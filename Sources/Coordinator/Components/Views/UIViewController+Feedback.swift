extension UIViewController {
  /// Shows a success for as long as there is one, and lets VoiceOver read it.
  ///
  /// It lies in front of the content, above the tab bar or the keyboard, and moves nothing. A terminal has a line for
  /// it below the title.
  public func showFeedback(_ words: String?) {
    #if os(iOS)
      let isNew = showBanner(words)
    #else
      let isNew = navigationItem.prompt != words
      navigationItem.prompt = words
    #endif
    guard isNew, viewIfLoaded?.window != nil, let words else { return }
    UIAccessibility.announce(String(words.drop { !$0.isLetter }))
  }

  /// Shows a banner instead of the one before, or none, and returns whether that is another.
  @discardableResult func showBanner(_ words: String?) -> Bool {
    let old = viewIfLoaded?.subviews.lazy.compactMap { $0 as? FeedbackBanner }.first
    guard old?.words != words else { return false }
    old?.removeFromSuperview()
    guard let words else { return true }
    loadViewIfNeeded()
    FeedbackBanner(words).lie(on: view)
    return true
  }
}

/// A success in front of a screen.
final class FeedbackBanner: UIView {
  private let label = UILabel(.body)

  /// The text of the banner.
  var words: String? { label.text }

  /// Creates a banner, which takes no touches.
  convenience init(_ words: String) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    label.text = words
    label.textAlignment = .center
  }

  /// Lies on the lower edge of a screen.
  func lie(on view: UIView) {
    for item in [self, label] { item.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(label)
    view.addSubview(self)
    let safeArea = view.safeAreaLayoutGuide
    let lowest = bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    lowest.priority = .defaultHigh

    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      lowest, bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }
}
