import UIKit

/// Shows that something is on its way, or why it failed, with a button to try again.
final class StatusView: UIStackView {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let problemLabel = UILabel(.body, .systemRed)
  private let retryButton = UIButton(.bordered(), title: "Try Again")

  /// Makes a view that calls a closure when the user wants to try again.
  convenience init(retry: @escaping () -> Void) {
    self.init(arrangedSubviews: [])
    axis = .vertical
    alignment = .leading
    spacing = 16
    for view in [spinner, problemLabel, retryButton] { addArrangedSubview(view) }
    retryButton.on(perform: retry)
  }

  /// Shows the given status.
  func render(_ status: Status) {
    if status.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    problemLabel.text = status.problem
    problemLabel.isHidden = status.problem == nil
    retryButton.isHidden = status.problem == nil
    isHidden = status == Status()
  }
}
