#if !canImport(ObjectiveC)
  // objectivec/selector; Swift has it on Apple's platforms only
  public struct Selector: Hashable, Sendable {
    public init(_ str: String)
  }
#endif

// uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public init(rawValue: Int)
  public var rawValue: Int { get }
  public static var shift: UIKeyModifierFlags { get }
  public static var alternate: UIKeyModifierFlags { get }
  public static var command: UIKeyModifierFlags { get }
}

// uikit/uicommandalternate, from memory
@MainActor open class UICommandAlternate: NSObject, Sendable {}

// uikit/uicommand
@MainActor open class UICommand: UIMenuElement {
  open var propertyList: Any? { get }
}

// uikit/uikeycommand
@MainActor open class UIKeyCommand: UICommand {
  nonisolated open class var inputLeftArrow: String { get }
  nonisolated open class var inputRightArrow: String { get }
  nonisolated open class var inputEscape: String { get }
  // uikit/uikeycommand/inputhome
  nonisolated open class var inputHome: String { get }
  // uikit/uikeycommand/inputend
  nonisolated open class var inputEnd: String { get }
  // uikit/uikeycommand/inputpageup
  nonisolated open class var inputPageUp: String { get }
  // uikit/uikeycommand/inputpagedown
  nonisolated open class var inputPageDown: String { get }
}

// uikit/uikeycommand/init(title:image:action:input:modifierflags:propertylist:alternates:discoverabilitytitle:attributes:state:)
extension UIKeyCommand {
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
}

// uikit/uiviewcontroller/addkeycommand(_:)
extension UIViewController {
  @MainActor public func addKeyCommand(_ keyCommand: UIKeyCommand)
  @MainActor public func removeKeyCommand(_ keyCommand: UIKeyCommand)
}

// uikit/uimenusystem
@MainActor open class UIMenuSystem: NSObject, Sendable {
  open class var main: UIMenuSystem { get }
}

// uikit/uimenubuilder
@MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
}

// uikit/uideferredmenuelement
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  // uikit/uideferredmenuelement/identifier-swift.struct, from memory
  @available(iOS 26.0, *)
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }

  // uikit/uideferredmenuelement/provider
  @available(iOS 26.0, *)
  @MainActor open class Provider: NSObject, Sendable {
    public convenience init(
      _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
  }

  // uikit/uideferredmenuelement/usingfocus(identifier:shouldcacheitems:)
  @available(iOS 26.0, *)
  open class func usingFocus(
    identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool
  ) -> Self

  @available(iOS 26.0, *)
  open var identifier: UIDeferredMenuElement.Identifier { get }
}
