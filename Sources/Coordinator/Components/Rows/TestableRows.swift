/// Rows that a test uses by their texts, where only UIKit can touch a cell.
@MainActor package protocol TestableRows: AnyObject {
  /// Returns the user's actions on the first row with a text: a tap, and swipes by their titles.
  func actions(onRow text: String) -> (tap: () -> Void, swipes: [String: () -> Void])?
}
