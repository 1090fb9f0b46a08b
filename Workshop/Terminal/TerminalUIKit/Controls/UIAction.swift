import Foundation

/// The closure that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for controls, bar buttons and segments.
@MainActor open class UIAction: UIMenuElement {
  /// The style of the action in a menu.
  public let attributes: UIMenuElement.Attributes
  private let handler: UIActionHandler

  /// Creates an action with a title and a handler.
  public init(
    title: String = "", attributes: UIMenuElement.Attributes = [],
    handler: @escaping UIActionHandler
  ) {
    self.attributes = attributes
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the handler, as a menu does.
  open func performWithSender(_ sender: Any?, target: Any?) { perform() }

  func perform() { handler(self) }
}
