import Foundation

/// What an action runs; its `sender` is the control that was used.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls, bar buttons and segments.
@MainActor open class UIAction: UIMenuElement {
  /// The name by which the action is removed or replaced.
  public let identifier: Identifier
  /// What is special about the action.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is chosen.
  open var state: UIMenuElement.State
  /// The control that ran the action.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// Makes an action; only the handler is needed.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
