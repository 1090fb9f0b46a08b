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

  #if os(iOS)
    /// Returns whether a row has actions.
    var hasActions: (ID) -> Bool = { _ in false }

    // UIKit asks it before it shows swipe actions, and a data source of its own may say no.
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath).map(hasActions) ?? false
    }
  #endif
}
