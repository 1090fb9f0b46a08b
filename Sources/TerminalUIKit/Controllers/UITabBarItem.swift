import Foundation

/// What a tab bar shows for one of its screens.
@MainActor open class UITabBarItem: UIBarItem {
  weak var bar: UITabBar?

  /// The few letters beside the title that say that something is new.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// Makes an item with words, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with words and a picture; a terminal shows the same picture when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }

  override func didChange() { bar?.setNeedsDisplay() }

  var label: String {
    [image?.glyph, title, badgeValue.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }
}
