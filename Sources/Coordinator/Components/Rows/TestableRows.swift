/// Rows that a test uses by their texts, where only UIKit can touch a cell.
@MainActor public protocol TestableRows: AnyObject {
  /// Returns the user's actions on the first row with a text: a tap, and swipes by their titles.
  func actions(onRow text: String) -> (tap: () -> Void, swipes: [String: () -> Void])?
}

extension TableRows: TestableRows {
  /// Returns the user's actions on the first row with a text, also one that isn't on the screen.
  public func actions(onRow text: String) -> (tap: () -> Void, swipes: [String: () -> Void])? {
    let id = order.ids.first { id in
      row(id).map { $0.title.contains(text) || $0.subtitle?.contains(text) == true } ?? false
    }
    guard let id, let path = dataSource.indexPath(for: id) else { return nil }
    var swipes: [String: () -> Void] = [:]
    for action in leadingActions(id) + trailingActions(id) {
      swipes[action.title] = { action.perform() }
    }
    return ({ [self] in tableView(tableView, didSelectRowAt: path) }, swipes)
  }
}
