// What lists of an app's own use beyond AppComponents.

// uikit/uitableview/style-swift.enum
extension UITableView.Style {
  case grouped = 1
  case insetGrouped = 2
}

// uikit/uitableview/scrollposition
extension UITableView.ScrollPosition {
  case middle = 2
  case bottom = 3
}

// uikit/uitableview/rowanimation
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

// uikit/uitableview
extension UITableView {
  weak open var dataSource: (any UITableViewDataSource)? { get set }
  open var style: UITableView.Style { get }
  open var rowHeight: CGFloat { get set }
  open var estimatedRowHeight: CGFloat { get set }
  open var sectionHeaderTopPadding: CGFloat { get set }
  open var tableHeaderView: UIView? { get set }
  open var tableFooterView: UIView? { get set }
  open var numberOfSections: Int { get }
  open func numberOfRows(inSection section: Int) -> Int
  open var visibleCells: [UITableViewCell] { get }
  open var indexPathForSelectedRow: IndexPath? { get }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var allowsSelection: Bool { get set }
  open var allowsMultipleSelection: Bool { get set }
  open func reloadData()
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
  public static let automaticDimension: CGFloat
}

// uikit/uitableviewdatasource, whose optional requirements these are
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String?
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

// uikit/uitableviewdelegate, whose optional requirements these are
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView?
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView?
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

// uikit/uitableviewcell/cellstyle, from memory
extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }
}

// uikit/uitableviewcell
extension UITableViewCell {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
  open var contentView: UIView { get }
  open var accessoryView: UIView? { get set }
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  open func setSelected(_ selected: Bool, animated: Bool)
  open func setHighlighted(_ highlighted: Bool, animated: Bool)
}

// uikit/uicontextualaction
extension UIContextualAction {
  open var backgroundColor: UIColor! { get set }
  open var image: UIImage? { get set }
}

// uikit/uiswipeactionsconfiguration
extension UISwipeActionsConfiguration {
  open var performsFirstActionWithFullSwipe: Bool { get set }
}

// uikit/nsdiffabledatasourcesnapshot-swift.struct
extension NSDiffableDataSourceSnapshot {
  public var sectionIdentifiers: [SectionIdentifierType] { get }
  public var itemIdentifiers: [ItemIdentifierType] { get }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType?
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
  public mutating func deleteAllItems()
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType])
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType])
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType])
}
