// uikit/uiview
extension UIView {
  open var alpha: CGFloat { get set }
  open var isOpaque: Bool { get set }
  open var clipsToBounds: Bool { get set }
  open var center: CGPoint { get set }
  open var tag: Int { get set }
  open var tintColor: UIColor! { get set }
  open func tintColorDidChange()
  open func insertSubview(_ view: UIView, at index: Int)
  open func bringSubviewToFront(_ view: UIView)
  open func sendSubviewToBack(_ view: UIView)
  open func setNeedsLayout()
  open func setNeedsDisplay()
  open func draw(_ rect: CGRect)
  open func sizeThatFits(_ size: CGSize) -> CGSize
  open func sizeToFit()
  open func invalidateIntrinsicContentSize()
  open func addInteraction(_ interaction: any UIInteraction)
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  @available(iOS 26.0, *)
  open func updateProperties()
  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties()
}

// uikit/uiview/animate(withduration:animations:completion:) and its siblings
extension UIView {
  @MainActor public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil)
  @MainActor public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void)
  @MainActor public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil)
  @MainActor public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)

  // uikit/uiview/animationoptions, from memory
  public struct AnimationOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var allowUserInteraction: UIView.AnimationOptions { get }
    public static var beginFromCurrentState: UIView.AnimationOptions { get }
    public static var curveEaseInOut: UIView.AnimationOptions { get }
  }

  // uikit/uiview/contentmode-swift.enum, from memory
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case center = 4
  }

  @MainActor public var contentMode: UIView.ContentMode { get set }
}

// uikit/uiinteraction
@MainActor public protocol UIInteraction: NSObjectProtocol {}

// uikit/uiimageview
extension UIImageView {
  open var highlightedImage: UIImage? { get set }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
}

// uikit/uiimage
extension UIImage {
  public convenience init?(named name: String)
  open var size: CGSize { get }
  open var scale: CGFloat { get }
  // uikit/uiimage/bypreparingfordisplay()
  open func byPreparingForDisplay() async -> UIImage?
  // uikit/uiimage/bypreparingthumbnail(ofsize:)
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
}

// uikit/uiimage/symbolconfiguration-swift.class, from memory
extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    public convenience init(textStyle: UIFont.TextStyle)
    public convenience init(pointSize: CGFloat)
  }
}

// uikit/uicolor
extension UIColor {
  public init(white: CGFloat, alpha: CGFloat)
  public convenience init?(named name: String)
  open class var black: UIColor { get }
  open class var white: UIColor { get }
  open class var clear: UIColor { get }
  open class var systemBlue: UIColor { get }
  open class var systemGray: UIColor { get }
  open class var systemIndigo: UIColor { get }
  open class var systemPink: UIColor { get }
  open class var systemPurple: UIColor { get }
  open class var systemTeal: UIColor { get }
  open class var systemYellow: UIColor { get }
  open class var tintColor: UIColor { get }
  open class var separator: UIColor { get }
  open class var systemFill: UIColor { get }
  open class var quaternaryLabel: UIColor { get }
  open class var tertiarySystemBackground: UIColor { get }
  open class var systemGroupedBackground: UIColor { get }
  open class var secondarySystemGroupedBackground: UIColor { get }
}

// uikit/uifont/textstyle
extension UIFont.TextStyle {
  public static let largeTitle: UIFont.TextStyle
  public static let title2: UIFont.TextStyle
  public static let title3: UIFont.TextStyle
  public static let subheadline: UIFont.TextStyle
  public static let callout: UIFont.TextStyle
  public static let caption1: UIFont.TextStyle
  public static let caption2: UIFont.TextStyle
}

// uikit/uifont
extension UIFont {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
}

// uikit/uifont/weight
extension UIFont {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public init(rawValue: CGFloat)
    public var rawValue: CGFloat { get }
    public static let regular: UIFont.Weight
    public static let medium: UIFont.Weight
    public static let semibold: UIFont.Weight
    public static let bold: UIFont.Weight
  }
}

// uikit/uifontmetrics, from memory
open class UIFontMetrics: NSObject, @unchecked Sendable {
  open class var `default`: UIFontMetrics { get }
  public init(forTextStyle textStyle: UIFont.TextStyle)
  open func scaledFont(for font: UIFont) -> UIFont
  open func scaledValue(for value: CGFloat) -> CGFloat
}

// uikit/nstextalignment
extension NSTextAlignment {
  case left = 0
  case right = 2
  case justified = 3
  case natural = 4
}

// uikit/uilabel
extension UILabel {
  open var attributedText: NSAttributedString? { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var minimumScaleFactor: CGFloat { get set }
  open var isEnabled: Bool { get set }
}

// uikit/uistackview
extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  @MainActor public var distribution: UIStackView.Distribution { get set }
  @MainActor public func removeArrangedSubview(_ view: UIView)
}

// uikit/uistackview/alignment-swift.enum
extension UIStackView.Alignment {
  case fill = 0
  case firstBaseline = 2
  case trailing = 4
  case lastBaseline = 5
}

// uikit/uivisualeffect
@MainActor open class UIVisualEffect: NSObject, Sendable {}

// uikit/uiblureffect
@MainActor open class UIBlurEffect: UIVisualEffect {
  public convenience init(style: UIBlurEffect.Style)

  // uikit/uiblureffect/style, from memory
  public enum Style: Int, Sendable {
    case regular = 4
    case prominent = 5
    case systemThinMaterial = 7
    case systemMaterial = 8
  }
}

// uikit/uivisualeffectview
@_inheritsConvenienceInitializers @MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?)
  public required init?(coder: NSCoder)
  open var contentView: UIView { get }
  open var effect: UIVisualEffect? { get set }
}

// uikit/uiimpactfeedbackgenerator and its siblings
@MainActor open class UIFeedbackGenerator: NSObject, Sendable {
  open func prepare()
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle)
  open func impactOccurred()

  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public init()
  open func selectionChanged()
}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public init()
  open func notificationOccurred(_ notificationType: FeedbackType)

  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }
}
