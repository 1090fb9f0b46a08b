// uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  open var userInterfaceStyle: UIUserInterfaceStyle { get }
  open var preferredContentSizeCategory: UIContentSizeCategory { get }
}

// uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case compact = 1
  case regular = 2
}

// uikit/uiuserinterfacestyle, from memory
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

// uikit/uicontentsizecategory, from memory
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
}

extension UIContentSizeCategory {
  public var isAccessibilityCategory: Bool { get }
}

// uikit/uitraitenvironment
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

// uikit/uitraitdefinition
public protocol UITraitDefinition {}

// uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

// uikit/uitraithorizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition {}

// uikit/uitraitpreferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

// uikit/uitraitchangeregistration
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

// uikit/uitraitchangeobservable-67e94
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment
  @discardableResult @MainActor func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

extension UITraitChangeObservable {
  @discardableResult @MainActor public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  @MainActor public var traitCollection: UITraitCollection { get }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  @MainActor public var traitCollection: UITraitCollection { get }
}
