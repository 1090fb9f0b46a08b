import Foundation

@testable import TerminalUIKit

/// A view with an intrinsic size, like an image view.
final class ContentView: UIView {
  private let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A view whose content wraps, like text.
final class FlowView: UIView {
  private let area: CGFloat

  init(area: CGFloat) {
    self.area = area
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: area / 16, height: 16) }

  override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    width > 0 ? (area / 16 / width).rounded(.up) * 16 : 0
  }
}

extension UIView {
  /// The frames of the subviews, each as "x y width height".
  var placement: [String] {
    layoutIfNeeded()
    return subviews.map { $0.frame.summary }
  }
}

extension CGRect {
  var summary: String {
    [minX, minY, width, height].map { "\(Double($0))".replacing(".0", with: "") }
      .joined(separator: " ")
  }
}
