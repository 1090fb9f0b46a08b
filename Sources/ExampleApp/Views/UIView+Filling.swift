import UIKit

extension UIView {
  /// Adds a view that fills this one, but for what bars cover above and below.
  func fill(with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)

    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  /// Adds a column that scrolls where it is too tall for the screen.
  func fill(withScrolling column: UIStackView) {
    let scrollView = UIScrollView()
    fill(with: scrollView)
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)

    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }
}
