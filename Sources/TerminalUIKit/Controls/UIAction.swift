import Foundation

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for controls, bar buttons and segments.
@MainActor open class UIAction: NSObject {
  /// The words shown.
  public let title: String
  private let handler: UIActionHandler

  /// Makes an action; only the handler is needed.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform() { handler(self) }
}
