public import Foundation

/// What a tab bar shows for one of its screens.
@MainActor open class UITabBarItem: NSObject {
  weak var bar: UITabBar?

  /// The words.
  open var title: String? {
    didSet { if title != oldValue { bar?.setNeedsDisplay() } }
  }

  /// The picture.
  public let image: UIImage?
  /// A number that tells the item from others.
  public let tag: Int

  /// Makes an item with words, a picture and a number.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Makes an item that shows nothing yet.
  public override convenience init() {
    self.init(title: nil, image: nil, tag: 0)
  }

  var label: String {
    [image?.glyph, title].compactMap { $0 }.joined(separator: " ")
  }
}
