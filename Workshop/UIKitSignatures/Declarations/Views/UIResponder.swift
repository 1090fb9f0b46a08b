// uikit/uiresponder
@MainActor open class UIResponder: NSObject, Sendable {
  public override init()
  open var next: UIResponder? { get }
  open var isFirstResponder: Bool { get }
  @discardableResult open func becomeFirstResponder() -> Bool
  open func buildMenu(with builder: any UIMenuBuilder)
  @available(iOS 26.0, *)
  open func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider?
  @discardableResult open func resignFirstResponder() -> Bool
}
