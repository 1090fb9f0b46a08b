extension UITableView {
  /// Shows a placeholder behind the rows, or none, and lets VoiceOver read it.
  ///
  /// The view stays while there is a placeholder, and changes only with it. A new view for each render would lose a
  /// touch on its button, and VoiceOver's place.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder; nil while there are rows.
  ///   - retry: Called when the user wants to try again; it must not keep the table alive.
  ///   - stop: Called when the user doesn't want to wait any longer; it must not keep the table alive.
  public func show(
    _ placeholder: Placeholder?, retry: @escaping @MainActor () -> Void = {},
    stop: @escaping @MainActor () -> Void = {}
  ) {
    guard let placeholder else { return backgroundView = nil }
    if let shown = backgroundView as? PlaceholderView {
      guard shown.placeholder != placeholder else { return }
      shown.show(placeholder, placeholder.configuration(retry: retry, stop: stop))
    } else {
      let configuration = placeholder.configuration(retry: retry, stop: stop)
      backgroundView = PlaceholderView(placeholder, configuration)
    }
    if window != nil, let words = placeholder.words { UIAccessibility.announce(words) }
  }
}

extension Placeholder {
  /// The text for VoiceOver; nil for a short wait, which isn't worth an interruption.
  fileprivate var words: String? {
    switch self {
    case .loading(let reason): reason
    case .message(let title, let text), .failure(let title, let text): "\(title). \(text)"
    }
  }
}

/// Keeps the content view of a placeholder, which changes in place.
private final class PlaceholderView: UIView {
  private(set) var placeholder: Placeholder
  private let content: any UIView & UIContentView

  init(_ placeholder: Placeholder, _ configuration: UIContentUnavailableConfiguration) {
    self.placeholder = placeholder
    content = configuration.makeContentView()
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  func show(_ placeholder: Placeholder, _ configuration: UIContentUnavailableConfiguration) {
    self.placeholder = placeholder
    content.configuration = configuration
  }
}
