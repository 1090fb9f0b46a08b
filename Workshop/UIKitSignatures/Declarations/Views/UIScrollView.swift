// uikit/uiscrollviewdelegate
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

// Optional requirements in UIKit.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView)
}

// uikit/uiscrollview
@_inheritsConvenienceInitializers @MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentOffset: CGPoint { get set }
  open var adjustedContentInset: UIEdgeInsets { get }
  open var contentLayoutGuide: UILayoutGuide { get }
  open var frameLayoutGuide: UILayoutGuide { get }
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get set }
  open var refreshControl: UIRefreshControl? { get set }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool)

  // uikit/uiscrollview/keyboarddismissmode-swift.enum, from memory
  public enum KeyboardDismissMode: Int, Sendable {
    case onDrag = 1
    case interactive = 2
  }
}
