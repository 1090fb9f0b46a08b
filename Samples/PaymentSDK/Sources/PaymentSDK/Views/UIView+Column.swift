import UIKit

extension UIView {
  /// Shows views below each other, from the top of a screen, and scrolls if they are taller than it.
  func fill(withColumn views: [UIView]) {
    backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.keyboardDismissMode = .interactive
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(column)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }
}

extension UIControl {
  /// Runs a closure on an event: a tap on a button, unless you name another.
  func on(_ event: Event = .primaryActionTriggered, perform handler: @escaping () -> Void) {
    addAction(UIAction { _ in handler() }, for: event)
  }
}

extension UIButton {
  /// Makes a button with a title.
  convenience init(_ configuration: Configuration, title: String = "") {
    self.init(configuration: configuration)
    self.configuration?.title = title
  }
}

extension UILabel {
  /// Makes a label that wraps its text, and follows the text size that the user chose.
  convenience init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}
