public import Foundation

/// A button in an alert.
@MainActor open class UIAlertAction: NSObject {
  /// The title of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  let button = UIButton(configuration: .bordered())
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action, whose handler runs after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
    button.configuration?.title = title
    button.role = style == .destructive ? .destructive : .normal
  }

  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default`
    /// An action that leaves everything as it is.
    case cancel
    /// An action that changes or deletes data.
    case destructive
  }
}
