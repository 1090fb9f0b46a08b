// uikit/uicontrol
@_inheritsConvenienceInitializers @MainActor open class UIControl: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isEnabled: Bool { get set }
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
  open func sendActions(for controlEvents: UIControl.Event)
  open func sendAction(_ action: UIAction)

  // uikit/uicontrol/event
  public struct Event: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var editingChanged: UIControl.Event { get }
    public static var primaryActionTriggered: UIControl.Event { get }
    public static var valueChanged: UIControl.Event { get }
  }
}

// uikit/uiswitch, from memory
@_inheritsConvenienceInitializers @MainActor open class UISwitch: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isOn: Bool { get set }
}

// uikit/uirefreshcontrol
@_inheritsConvenienceInitializers @MainActor open class UIRefreshControl: UIControl {
  public init()
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isRefreshing: Bool { get }
  open func beginRefreshing()
  open func endRefreshing()
}
