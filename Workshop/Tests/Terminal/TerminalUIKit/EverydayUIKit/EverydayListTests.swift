import Foundation
import Testing

@testable import TerminalUIKit

/// Tables and bars as existing apps set them up.
@Suite(.timeLimit(.minutes(30))) @MainActor struct EverydayListTests {
  private let screen = TerminalScreen(columns: 40, rows: 14)
  private let list = FavoritesViewController()

  private func row(_ index: Int) -> String {
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.indices.contains(index) ? String(rows[index]) : ""
  }

  private func words(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `a table controller shows its rows between a header and a footer`() {
    list.tableView.tableHeaderView = words("Above")
    list.tableView.tableFooterView = words("Below")

    screen.show(list)

    #expect(
      (0..<5).map { row($0).trimmingCharacters(in: .whitespaces) }
        == ["Above", "▌ Ada", "Bob", "Cy", "Below"])
  }

  @Test func `a header scrolls with the rows, and comes back with the first`() {
    list.names = (0..<30).map { "Row \($0)" }
    list.tableView.tableHeaderView = words("Above")
    screen.show(list)

    screen.press(.end)
    #expect(!screen.text.contains("Above") && screen.text.contains("Row 29"))
    screen.press(.home)

    #expect(screen.text.contains("Above"))
  }

  @Test func `the user deletes rows of a table that is being edited`() {
    screen.show(list)
    screen.press(.delete)
    #expect(list.names.count == 3)

    list.tableView.setEditing(true, animated: true)
    screen.press(.character("x"))

    #expect(list.names == ["Bob", "Cy"])
    #expect(screen.text.contains("Bob") && !screen.text.contains("Ada"))
  }

  @Test func `changes between beginUpdates and endUpdates are shown together`() {
    screen.show(list)
    let count = list.tableView.animatedChanges

    list.tableView.beginUpdates()
    list.names = ["Dee"]
    list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    list.tableView.endUpdates()

    #expect(list.tableView.animatedChanges == count + 1)
    #expect(screen.text.contains("Dee") && !screen.text.contains("Ada"))
  }

  @Test func `a search field is below the bar, and its text is followed`() {
    let search = UISearchController()
    search.searchResultsUpdater = list
    search.searchBar.placeholder = "Find"
    list.navigationItem.searchController = search
    screen.show(UINavigationController(rootViewController: list))
    #expect(row(2).contains("⌕ Find"))

    screen.press(.character("/"))
    screen.type("bo")
    #expect(list.searches == ["b", "bo"] && search.isActive)
    search.isActive = false

    #expect(search.searchBar.text == "" && list.searches.last == "")
  }

  @Test func `the field of a page goes with it`() {
    list.navigationItem.searchController = UISearchController()
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)

    navigation.pushViewController(UIViewController(), animated: false)
    #expect(!screen.text.contains("⌕"))
    navigation.popViewController(animated: false)

    #expect(screen.text.contains("⌕"))
  }

  @Test func `a bar shows several buttons and a view in place of the title`() throws {
    var taps: [String] = []
    list.title = "Favorites"
    list.navigationItem.titleView = words("♥ 3")
    list.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in taps.append("share") }),
      UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { _ in taps.append("again") }),
    ]
    screen.show(UINavigationController(rootViewController: list))
    #expect(row(0).contains("♥ 3") && !row(0).contains("Favorites"))

    try screen.tap("Refresh")
    try screen.tap("Share")

    #expect(taps == ["again", "share"])
  }

  @Test func `a page without a back button can't be left`() {
    let navigation = UINavigationController(rootViewController: list)
    let page = UIViewController()
    page.navigationItem.hidesBackButton = true
    screen.show(navigation)
    navigation.pushViewController(page, animated: false)

    screen.press(.escape)
    #expect(navigation.topViewController === page && !screen.text.contains("‹"))
    list.navigationItem.backButtonTitle = "All"
    page.navigationItem.hidesBackButton = false

    #expect(screen.text.contains("‹ All"))
  }

  @Test func `a page has the room of a hidden bar`() {
    list.title = "Favorites"
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)

    navigation.setNavigationBarHidden(true, animated: true)

    #expect(row(0).contains("Ada") && !screen.text.contains("Favorites"))
  }

  @Test func `show pushes where there is a stack`() {
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    let page = UIViewController()

    list.show(page, sender: nil)

    #expect(navigation.topViewController === page)
  }
}

/// The favorites of an app that others wrote.
@MainActor
private final class FavoritesViewController: UITableViewController,
  UISearchResultsUpdating
{
  var names = ["Ada", "Bob", "Cy"]
  var searches: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func updateSearchResults(for searchController: UISearchController) {
    searches.append(searchController.searchBar.text ?? "")
  }
}
