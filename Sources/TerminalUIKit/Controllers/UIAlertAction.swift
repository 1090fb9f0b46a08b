public import Foundation

/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// The words.
  public let title: String?
  /// What choosing it means.
  public let style: Style
  let button = UIButton(configuration: .bordered())
  let handler: ((UIAlertAction) -> Void)?

  /// Makes an action; the handler runs when the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
    button.configuration?.title = title
    button.role = style == .destructive ? .destructive : .normal
  }

  /// What choosing an action means.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case `default`
    /// To leave things as they are.
    case cancel
    /// To lose something.
    case destructive
  }
}
