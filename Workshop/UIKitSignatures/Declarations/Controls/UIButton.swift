// uikit/uibutton
@_inheritsConvenienceInitializers @MainActor open class UIButton: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
}

extension UIButton {
  @MainActor @preconcurrency public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
  @MainActor @preconcurrency public var configuration: UIButton.Configuration? { get set }

  // uikit/uibutton/configuration-swift.struct
  public struct Configuration: Hashable {
    public static func plain() -> UIButton.Configuration
    public static func bordered() -> UIButton.Configuration
    public static func borderedProminent() -> UIButton.Configuration
    public var title: String? { get set }
    public var titleLineBreakMode: NSLineBreakMode { get set }
    public var baseForegroundColor: UIColor? { get set }
    public static func == (lhs: UIButton.Configuration, rhs: UIButton.Configuration) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
