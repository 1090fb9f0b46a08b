public import Foundation

/// The weight of text; a terminal has one size of letters.
public final class UIFont: Hashable, Sendable {
  /// The size that was asked for, which a terminal can't show.
  public let pointSize: CGFloat
  let isBold: Bool

  init(pointSize: CGFloat, isBold: Bool = false) {
    self.pointSize = pointSize
    self.isBold = isBold
  }

  /// Whether both fonts look the same.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.isBold == right.isBold
  }

  /// Feeds what the font looks like to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(isBold)
  }

  /// The font for a role in the text; titles and headlines are bold.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 16, isBold: style.isBold)
  }

  /// The plain font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size)
  }

  /// The plain font in a weight; from semibold on it is bold.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// The bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isBold: true)
  }

  /// The font whose digits are of one width, as all letters of a terminal are.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
}
