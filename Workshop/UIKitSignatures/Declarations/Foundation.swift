// What UIKit adds to Foundation.

// foundation/nsattributedstring/key/foregroundcolor
extension NSAttributedString.Key {
  public static let foregroundColor: NSAttributedString.Key
}

// objectivec/nsobject-swift.class/accessibilitylabel, from memory
extension NSObject {
  @MainActor public var accessibilityLabel: String? { get set }
  @MainActor public var accessibilityHint: String? { get set }
  @MainActor public var accessibilityTraits: UIAccessibilityTraits { get set }
  @MainActor public func accessibilityElementIsFocused() -> Bool
}

// uikit/uiaccessibilityidentification/accessibilityidentifier
extension UIView {
  @MainActor public var accessibilityIdentifier: String? { get set }
}

// uikit/uiaccessibilitytraits, from memory
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64)
  public static let header: UIAccessibilityTraits
  public static let updatesFrequently: UIAccessibilityTraits
  public static let adjustable: UIAccessibilityTraits
}

// uikit/uiaccessibility, from memory
public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static let announcement: UIAccessibility.Notification
    public static let layoutChanged: UIAccessibility.Notification
    public static let screenChanged: UIAccessibility.Notification
  }
  @MainActor public static var isReduceMotionEnabled: Bool { get }
  @MainActor public static var isVoiceOverRunning: Bool { get }
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?)
}

// uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let high: UIAccessibilityPriority
}

// foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
extension NSAttributedString.Key {
  public static let accessibilitySpeechAnnouncementPriority: NSAttributedString.Key
}
