// uikit/uitableviewdatasource, from memory
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {}

// uikit/uitableviewdelegate
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

// Optional requirements in UIKit.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

// uikit/uitableview
@_inheritsConvenienceInitializers @MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style)
  public required init?(coder: NSCoder)
  weak open var delegate: (any UITableViewDelegate)? { get set }
  open var backgroundView: UIView? { get set }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell
  open func deselectRow(at indexPath: IndexPath, animated: Bool)

  // uikit/uitableview/style-swift.enum, from memory
  public enum Style: Int, Sendable {
    case plain = 0
  }
}
