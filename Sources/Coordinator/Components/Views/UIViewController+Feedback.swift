import AppShell

extension UIViewController {
  /// Shows a success for as long as there is one, and lets VoiceOver read it.
  ///
  /// It lies in front of the content, above the tab bar or the keyboard, and moves nothing. A terminal has a line for
  /// it below the title, or else the last row.
  ///
  /// - Parameters:
  ///   - words: The success as text; nil to hide it.
  ///   - undo: Takes the user's action back: a button beside the text, or in a terminal the key `u`, which the last row
  ///     names while it works; nil if nothing can.
  public func showFeedback(_ words: String?, undo: (() -> Void)? = nil) {
    let undo = words == nil ? nil : undo
    #if os(iOS)
      let isNew = showBanner(words, undo: undo)
    #else
      let isNew = showPrompt(words, undo: undo)
    #endif
    guard isNew, viewIfLoaded?.window != nil, let words else { return }
    UIAccessibility.announce(words)
  }

  #if !os(iOS)
    private func showPrompt(_ words: String?, undo: (() -> Void)?) -> Bool {
      if let undo {
        offerTerminalKey("u", localized("Undo")) { _ in undo() }
      } else {
        removeTerminalKeys("u")
      }
      let isNew = navigationItem.prompt != words
      navigationItem.prompt = words
      return isNew
    }
  #endif

  /// Shows a banner instead of the one before, or none, and returns whether that is another.
  @discardableResult func showBanner(_ words: String?, undo: (() -> Void)? = nil) -> Bool {
    let old = viewIfLoaded?.subviews.lazy.compactMap { $0 as? FeedbackBanner }.first
    guard old?.words != words || (old?.canUndo ?? false) != (undo != nil) else { return false }
    old?.removeFromSuperview()
    guard let words else { return true }
    // A screen that isn't loaded yet may not have started: its coordinator would miss that the view loaded.
    guard isViewLoaded else { return false }
    FeedbackBanner(words, undo: undo).lie(on: view)
    return true
  }
}

/// A success in front of a screen.
final class FeedbackBanner: UIView {
  private let label = UILabel(.body)
  private let undoButton = UIButton(.plain(), title: localized("Undo"))

  /// The text of the banner.
  var words: String? { label.text }
  /// Whether the banner has a button to undo.
  var canUndo: Bool { !undoButton.isHidden }

  /// Creates a banner, which takes no touches unless there is something to undo.
  convenience init(_ words: String, undo: (() -> Void)? = nil) {
    self.init(frame: .zero)
    isUserInteractionEnabled = undo != nil
    backgroundColor = .secondarySystemBackground
    label.text = words
    label.textAlignment = .center
    undoButton.isHidden = undo == nil
    // The button takes the width that it needs: UIKit would halve a row of two texts that may wrap.
    undoButton.configuration?.titleLineBreakMode = .byTruncatingTail
    undoButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    undoButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    if let undo { undoButton.on(perform: undo) }
  }

  /// Lies on the lower edge of a screen.
  func lie(on view: UIView) {
    let row = UIStackView(row: [label, undoButton])
    if view.hasAccessibilityTextSize { row.axis = .vertical }
    for item in [self, row] { item.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(row)
    view.addSubview(self)
    let safeArea = view.safeAreaLayoutGuide
    let lowest = bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    lowest.priority = .defaultHigh

    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      lowest, bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }
}
