// What came with iOS 26. Xcode wants it behind `if #available(iOS 26, *)`; this check doesn't.

// uikit/uiglasseffect
@available(iOS 26.0, *)
@MainActor open class UIGlassEffect: UIVisualEffect {
  public convenience init(style: UIGlassEffect.Style)
  open var isInteractive: Bool { get set }
  open var tintColor: UIColor? { get set }

  // uikit/uiglasseffect/style
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }
}

// uikit/uiglasscontainereffect, from memory
@available(iOS 26.0, *)
@MainActor open class UIGlassContainerEffect: UIVisualEffect {
  public init()
  open var spacing: CGFloat { get set }
}

// uikit/uibutton/configuration-swift.struct/glass() and its siblings
extension UIButton.Configuration {
  @available(iOS 26.0, *)
  public static func glass() -> UIButton.Configuration
  @available(iOS 26.0, *)
  public static func clearGlass() -> UIButton.Configuration
  @available(iOS 26.0, *)
  public static func prominentGlass() -> UIButton.Configuration
  @available(iOS 26.0, *)
  public static func prominentClearGlass() -> UIButton.Configuration
}

// uikit/uirectedge
public struct UIRectEdge: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var top: UIRectEdge { get }
  public static var left: UIRectEdge { get }
  public static var bottom: UIRectEdge { get }
  public static var right: UIRectEdge { get }
}

// uikit/uiscrolledgeeffect
@available(iOS 26.0, *)
@MainActor open class UIScrollEdgeEffect: NSObject, Sendable {
  open var isHidden: Bool { get set }
  open var style: UIScrollEdgeEffect.Style { get set }

  // uikit/uiscrolledgeeffect/style-swift.class
  @MainActor open class Style: NSObject, Sendable {
    open class var automatic: UIScrollEdgeEffect.Style { get }
    open class var soft: UIScrollEdgeEffect.Style { get }
    open class var hard: UIScrollEdgeEffect.Style { get }
  }
}

// uikit/uiscrollview/topedgeeffect and its siblings
extension UIScrollView {
  @available(iOS 26.0, *)
  open var topEdgeEffect: UIScrollEdgeEffect { get }
  @available(iOS 26.0, *)
  open var leftEdgeEffect: UIScrollEdgeEffect { get }
  @available(iOS 26.0, *)
  open var bottomEdgeEffect: UIScrollEdgeEffect { get }
  @available(iOS 26.0, *)
  open var rightEdgeEffect: UIScrollEdgeEffect { get }
}

// uikit/uiscrolledgeelementcontainerinteraction
@available(iOS 26.0, *)
@MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction, Sendable {
  public override init()
  weak open var scrollView: UIScrollView? { get set }
  open var edge: UIRectEdge { get set }
}

// uikit/uibackgroundextensionview, from memory
@available(iOS 26.0, *)
@_inheritsConvenienceInitializers @MainActor open class UIBackgroundExtensionView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentView: UIView? { get set }
  open var automaticallyPlacesContentView: Bool { get set }
}

// uikit/uitabaccessory
@available(iOS 26.0, *)
@MainActor open class UITabAccessory: NSObject, Sendable {
  public init(contentView: UIView)
  open var contentView: UIView { get }
}

// uikit/uitabbarcontroller
extension UITabBarController {
  @available(iOS 26.0, *)
  open var bottomAccessory: UITabAccessory? { get set }
  @available(iOS 26.0, *)
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool)
  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior { get set }

  // uikit/uitabbarcontroller/minimizebehavior, from memory
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }
}
