public import Foundation

/// The layer of a view, which a terminal only keeps, for tests: it has no corners, borders or shadows.
@MainActor open class CALayer: NSObject {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// Whether what is in the layer is clipped to its bounds.
  open var masksToBounds = false
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow.
  open var shadowRadius: CGFloat = 3
}

#if !canImport(CoreGraphics)
  /// The color of a layer.
  public final class CGColor: Hashable, Sendable {
    private let color: UIColor

    init(_ color: UIColor) {
      self.color = color
    }

    /// Returns whether both colors have the same meaning.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    /// Hashes the color's meaning.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor {
    /// The color, for a layer.
    public var cgColor: CGColor { CGColor(self) }
  }
#else
  public import CoreGraphics

  extension UIColor {
    /// The color for a layer, which a terminal doesn't show.
    public var cgColor: CGColor { CGColor(gray: 0.5, alpha: 1) }
  }
#endif
