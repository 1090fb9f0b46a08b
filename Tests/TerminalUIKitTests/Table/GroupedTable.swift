import Foundation
import TerminalUIKit

/// A table in sections with words above and below.
@MainActor final class GroupedTable: UIViewController, UITableViewDataSource {
  let table: UITableView

  init(style: UITableView.Style) {
    table = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.allowsSelection = false
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Profile" : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "On this device." : nil
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Ada"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.section == 0 ? .disclosureIndicator : .checkmark
    return cell
  }
}
