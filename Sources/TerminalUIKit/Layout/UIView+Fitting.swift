public import Foundation

extension UIView {
  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size that the constraints in the view allow nearest to the target.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints in the view allow nearest to the target, each side as much as it matters.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(
      of: self, width: .wished(targetSize.width, horizontal),
      height: .wished(targetSize.height, vertical))
  }
}
