public import Foundation

extension UIStackView {
  /// Takes back a custom spacing.
  public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// How the views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// The view that resists least grows or shrinks.
    case fill
    /// All are equally long.
    case fillEqually
    /// Each is as long in proportion as its content.
    case fillProportionally
    /// The distances between them are equal.
    case equalSpacing
  }

  /// How the views stand across a stack.
  public enum Alignment: Int, Sendable {
    /// Each is as wide as the stack.
    case fill
    /// Each stands at the edge where reading starts, or at the top.
    case leading
    /// Each stands in the middle.
    case center
    /// Each stands at the edge where reading ends, or at the bottom.
    case trailing

    /// Each stands at the top of a row.
    public static var top: Alignment { .leading }
    /// Each stands at the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
