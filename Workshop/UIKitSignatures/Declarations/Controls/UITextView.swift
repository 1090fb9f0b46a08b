// uikit/uitextview; the designated initializer takes a text container
@_inheritsConvenienceInitializers @MainActor open class UITextView: UIScrollView {
  public required init?(coder: NSCoder)
  weak open var delegate: (any UITextViewDelegate)? { get set }
  open var text: String! { get set }
  open var font: UIFont? { get set }
  nonisolated public class var textDidChangeNotification: NSNotification.Name { get }
  open var selectedTextRange: UITextRange? { get set }
  open func caretRect(for position: UITextPosition) -> CGRect
}

// uikit/uitextposition
@MainActor open class UITextPosition: NSObject {}

// uikit/uitextrange
@MainActor open class UITextRange: NSObject {
  open var end: UITextPosition { get }
}

// uikit/uicontentsizecategoryadjusting, from memory
extension UITextView {
  @MainActor public var adjustsFontForContentSizeCategory: Bool { get set }
}

// uikit/uitextviewdelegate
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

// Optional requirements in UIKit.
extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  public func textViewDidChange(_ textView: UITextView)
}
