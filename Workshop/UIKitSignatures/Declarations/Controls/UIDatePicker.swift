// uikit/uidatepicker
@_inheritsConvenienceInitializers @MainActor open class UIDatePicker: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var date: Date { get set }
}
