// uikit/uilabel
@_inheritsConvenienceInitializers @MainActor open class UILabel: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open var font: UIFont! { get set }
  open var textColor: UIColor! { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var numberOfLines: Int { get set }
}

// uikit/uicontentsizecategoryadjusting, from memory
extension UILabel {
  @MainActor public var adjustsFontForContentSizeCategory: Bool { get set }
}
