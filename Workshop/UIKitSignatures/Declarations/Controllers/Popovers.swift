// uikit/uipopoverpresentationcontroller; its delegate is declared anew there, with a narrower type
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView? { get set }
  open var sourceRect: CGRect { get set }
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { get set }
  open var permittedArrowDirections: UIPopoverArrowDirection { get set }
}

// uikit/uipopoverarrowdirection, from memory
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
}

// uikit/uipopoverpresentationcontrollersourceitem
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

// uikit/uiviewcontroller/popoverpresentationcontroller
extension UIViewController {
  @MainActor public var popoverPresentationController: UIPopoverPresentationController? { get }
}
