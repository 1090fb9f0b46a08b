// uikit/uitableviewdatasource, from memory
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

// uikit/uifocusupdatecontext
@MainActor open class UIFocusUpdateContext: NSObject, Sendable {}

// uikit/uitableviewfocusupdatecontext
@MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { get }
  open var nextFocusedIndexPath: IndexPath? { get }
}

// uikit/uifocusanimationcoordinator
@MainActor open class UIFocusAnimationCoordinator: NSObject, Sendable {}

// uikit/uitableviewdelegate
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}

// Optional requirements in UIKit.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}

// uikit/uitableviewdatasourceprefetching
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// An optional requirement in UIKit.
extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// foundation/indexpath/section and row
extension IndexPath {
  // foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int)
  public var section: Int { get set }
  public var row: Int { get set }
}

// uikit/uitableview
@_inheritsConvenienceInitializers @MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style)
  public required init?(coder: NSCoder)
  weak open var delegate: (any UITableViewDelegate)? { get set }
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get set }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
  open func rectForRow(at indexPath: IndexPath) -> CGRect
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
  open var backgroundView: UIView? { get set }
  open var indexPathsForVisibleRows: [IndexPath]? { get }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell
  open func deselectRow(at indexPath: IndexPath, animated: Bool)
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)

  // uikit/uitableview/style-swift.enum, from memory
  public enum Style: Int, Sendable {
    case plain = 0
  }

  // uikit/uitableview/scrollposition, from memory
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
  }
}
