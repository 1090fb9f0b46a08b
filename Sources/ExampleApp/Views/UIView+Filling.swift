import UIKit

extension UIView {
  /// Adds a view that fills this one, but for what bars and the keyboard cover.
  func fill(with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)

    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
    ])
  }

  /// Adds a column that is not too wide to read, and scrolls where it is too tall for the screen.
  func fill(withScrolling column: UIStackView) {
    let scrollView = UIScrollView()
    scrollView.keyboardDismissMode = .interactive
    fill(with: scrollView)
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)

    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
    ])
  }
}
