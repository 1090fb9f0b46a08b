// uikit/uitableviewcell
@_inheritsConvenienceInitializers @MainActor open class UITableViewCell: UIView {
  public required init?(coder: NSCoder)
  open var accessoryType: UITableViewCell.AccessoryType { get set }
  open var selectionStyle: UITableViewCell.SelectionStyle { get set }

  // uikit/uitableviewcell/accessorytype-swift.enum, from memory
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case checkmark = 3
  }

  // uikit/uitableviewcell/selectionstyle-swift.enum, from memory
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case `default` = 3
  }
}

extension UITableViewCell {
  @MainActor @preconcurrency public func defaultContentConfiguration()
    -> UIListContentConfiguration
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get
    set
  }
}
