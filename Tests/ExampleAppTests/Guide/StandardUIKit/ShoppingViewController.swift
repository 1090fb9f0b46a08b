import UIKit

/// Chooses what to buy, with UIKit that people reach for; it is compiled against TerminalUIKit, too.
final class ShoppingViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let imageView = UIImageView(image: UIImage(systemName: "star"))
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
    tableView, path, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = item
    content.secondaryText = "Every week"
    cell.contentConfiguration = content
    cell.accessoryType = .checkmark
    return cell
  }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in add("Bread") })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "trash"),
      primaryAction: UIAction { [unowned self] _ in remove("Bread") })
    imageView.image = UIImage(systemName: "heart")
  }

  /// Adds an item to what the table shows.
  func add(_ item: String) {
    guard source.indexPath(for: item) == nil else { return }
    var snapshot = source.snapshot()
    if snapshot.numberOfSections == 0 { snapshot.appendSections([0]) }
    snapshot.appendItems([item])
    source.apply(snapshot)
  }

  /// Removes an item, and says how many are left.
  func remove(_ item: String) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([item])
    title = "\(snapshot.numberOfItems) items, \(snapshot.itemIdentifiers(inSection: 0).count) here"
    source.apply(snapshot)
  }

  /// Returns others of the system's buttons.
  func makeButtons() -> [UIBarButtonItem] {
    [UIBarButtonItem.SystemItem.done, .cancel, .edit, .save].map { UIBarButtonItem(systemItem: $0) }
  }
}
