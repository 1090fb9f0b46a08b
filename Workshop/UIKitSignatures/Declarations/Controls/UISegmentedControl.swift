// uikit/uisegmentedcontrol
@_inheritsConvenienceInitializers @MainActor open class UISegmentedControl: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool)
  // uikit/uisegmentedcontrol/numberofsegments
  open var numberOfSegments: Int { get }
  open var selectedSegmentIndex: Int { get set }
  // uikit/uisegmentedcontrol/titleforsegment(at:)
  open func titleForSegment(at segment: Int) -> String?
  open func actionForSegment(at segment: Int) -> UIAction?
}
