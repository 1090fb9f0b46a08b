import Foundation

/// The closure that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for controls, bar buttons and segments.
@MainActor open class UIAction: NSObject {
  /// The title, which controls show.
  public let title: String
  private let handler: UIActionHandler

  /// Creates an action with a title and a handler.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform() { handler(self) }
}
