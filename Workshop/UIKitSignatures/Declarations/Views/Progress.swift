// uikit/uiprogressview
@_inheritsConvenienceInitializers @MainActor open class UIProgressView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init(progressViewStyle style: UIProgressView.Style)
  open var progress: Float { get set }

  // uikit/uiprogressview/style, from memory
  public enum Style: Int, Sendable {
    case `default` = 0
  }
}

// uikit/uiactivityindicatorview
@_inheritsConvenienceInitializers @MainActor open class UIActivityIndicatorView: UIView {
  public init(style: UIActivityIndicatorView.Style)
  public override init(frame: CGRect)
  public required init(coder: NSCoder)
  open func startAnimating()
  open func stopAnimating()

  // uikit/uiactivityindicatorview/style-swift.enum, from memory
  public enum Style: Int, Sendable {
    case medium = 100
  }
}
