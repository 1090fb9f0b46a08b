// uikit/uimenuelement
@MainActor open class UIMenuElement: NSObject, Sendable {
  // uikit/uimenuelement/attributes, from memory
  public struct Attributes: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var destructive: UIMenuElement.Attributes { get }
  }

  // uikit/uimenuelement/state, from memory
  public enum State: Int, Sendable {
    case off = 0
  }
}

// uikit/uimenu, from memory
@MainActor open class UIMenu: UIMenuElement {
  // uikit/uimenu/identifier-swift.struct, from memory
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static let view: UIMenu.Identifier
  }

  // uikit/uimenu/options-swift.struct, from memory
  public struct Options: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var displayInline: UIMenu.Options { get }
  }
}

extension UIMenu {
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = [])
}

// uikit/uicontextmenuconfiguration
@MainActor open class UIContextMenuConfiguration: NSObject, Sendable {}

extension UIContextMenuConfiguration {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = () -> UIViewController?
  @MainActor @preconcurrency public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuConfiguration.ContentPreviewProvider? = nil,
    actionProvider: UIContextMenuConfiguration.ActionProvider? = nil)
}

// uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

// uikit/uiaction
@MainActor open class UIAction: UIMenuElement {
  // uikit/uiaction/identifier-swift.struct, from memory
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }
}

extension UIAction {
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler)
}
