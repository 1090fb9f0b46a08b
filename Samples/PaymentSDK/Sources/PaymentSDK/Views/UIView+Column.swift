import UIKit

extension UIView {
  /// Shows views below each other, from the top of a screen.
  func fill(withColumn views: [UIView]) {
    backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)

    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
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
