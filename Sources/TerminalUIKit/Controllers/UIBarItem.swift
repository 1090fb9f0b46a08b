public import Foundation

/// What a bar shows for something that can be chosen: a title and a picture.
@MainActor open class UIBarItem: NSObject {
  /// The words.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The picture.
  open var image: UIImage? {
    didSet { if image != oldValue { didChange() } }
  }

  /// Whether it can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// A number that tells the item from others.
  open var tag = 0

  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  func didChange() {}
}
