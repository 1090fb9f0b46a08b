import Foundation
import TerminalUIKit

/// A table on a screen, whose rows show their numbers, and which counts the cells it creates.
@MainActor final class TableFixture: NSObject, UITableViewDelegate {
  let screen: TerminalScreen
  let table: UITableView
  let page = UIViewController()
  private(set) var made: Set<ObjectIdentifier> = []
  private(set) var filled: [Int] = []
  private var items: [Int] = []
  private(set) var chosen: [Int] = []
  private(set) var displayed: [Int] = []
  /// The rows that had the focus one after the other; nil when none did.
  private(set) var focused: [Int?] = []
  private(set) var scrolls = 0
  var words: (Int) -> String = { "Row \($0)" }
  private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
    [weak self] table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    // A test's properties end on any thread, perhaps while the table is laid out for the last time.
    guard let self else { return cell }
    made.insert(ObjectIdentifier(cell))
    filled.append(item)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = words(item)
    cell.contentConfiguration = content
    return cell
  }

  init(rows: Int, columns: Int = 30, height: Int = 11) {
    screen = TerminalScreen(columns: columns, rows: height)
    table = UITableView(frame: .zero, style: .plain)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = self
    page.view = table
    screen.show(page)
    show(Array(0..<rows))
  }

  func show(_ items: [Int], reconfiguring: [Int] = []) {
    self.items = items
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    snapshot.reconfigureItems(reconfiguring)
    source.apply(snapshot)
  }

  private func remove(at path: IndexPath) {
    show(items.filter { $0 != source.itemIdentifier(for: path) })
  }

  /// The rows of the screen, without the help line.
  var rows: [String] {
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(screen.size.rows - 1).map { line in
      String(line.drop { $0 == " " || $0 == "▌" }.prefix { $0 != "┃" })
        .trimmingCharacters(in: .whitespaces)
    }
  }

  func forget() {
    filled = []
    displayed = []
  }

  func item(_ path: IndexPath?) -> Int? { path.flatMap(source.itemIdentifier) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayed.append(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focused.append(context.nextFocusedIndexPath?.row)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.remove(at: indexPath)
        done(true)
      }
    ])
  }
}
