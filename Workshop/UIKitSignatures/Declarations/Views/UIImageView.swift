// uikit/uiimageview
@_inheritsConvenienceInitializers @MainActor open class UIImageView: UIView {
  public init(image: UIImage?)
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var image: UIImage? { get set }
}
