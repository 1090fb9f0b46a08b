import AppShell

/// Shows the identifier of a section above its rows.
final class TitledSections<ID: Hashable & Sendable>:
  UITableViewDiffableDataSource<String, ID>
{
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).flatMap { $0.isEmpty ? nil : $0 }
  }
}
