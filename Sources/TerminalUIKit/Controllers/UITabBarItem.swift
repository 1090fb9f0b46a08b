public import Foundation

/// The title and image that a tab bar shows for a view controller.
@MainActor open class UITabBarItem: NSObject {
  weak var bar: UITabBar?

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { bar?.setNeedsDisplay() } }
  }

  /// The image.
  public let image: UIImage?
  /// A number that identifies the item.
  public let tag: Int

  /// Creates an item with a title, an image and a number.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Creates an item without a title or image.
  public override convenience init() {
    self.init(title: nil, image: nil, tag: 0)
  }

  var label: String {
    [image?.glyph, title].compactMap { $0 }.joined(separator: " ")
  }
}
