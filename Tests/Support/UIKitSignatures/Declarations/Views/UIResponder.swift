// uikit/uiresponder
@MainActor open class UIResponder: NSObject, Sendable {
  public override init()
  @discardableResult open func becomeFirstResponder() -> Bool
  @discardableResult open func resignFirstResponder() -> Bool
}
