public import Foundation

/// Something that a menu, a button or a segment offers: a title and an image.
@MainActor open class UIMenuElement: NSObject {
  /// The words shown.
  open internal(set) var title: String
  /// The picture shown.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// What is special about an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Makes attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element removes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The element isn't shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// It isn't.
    case off
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }
}
