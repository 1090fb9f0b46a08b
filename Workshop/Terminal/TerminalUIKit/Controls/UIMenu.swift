public import Foundation

/// An action or a menu.
@MainActor open class UIMenuElement: NSObject {
  /// The title, which controls and menus show.
  public let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  /// The styles of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the styles.
    public let rawValue: UInt

    /// Creates styles from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
  }
}

/// A list of actions, which a terminal never shows.
@MainActor open class UIMenu: UIMenuElement {
  /// The actions.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// The menu that UIKit opens at a long press.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// The closure that returns the menu, for the actions that UIKit suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// Returns the menu as UIKit would show it.
  package let actionProvider: ActionProvider?

  /// Creates a configuration.
  public init(actionProvider: ActionProvider? = nil) {
    self.actionProvider = actionProvider
    super.init()
  }
}
