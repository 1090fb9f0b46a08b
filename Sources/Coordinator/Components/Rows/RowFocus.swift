/// The row on which the user is with a keyboard, and those on which they were before.
struct RowFocus<ID: Hashable & Sendable> {
  /// The row that has the focus, perhaps in place of the user's, which is gone.
  private(set) var row: ID?
  /// The row on which the user was last, which has the focus again once it is back.
  var lastRow: ID?

  /// Notes the row that has the focus, and returns whether that is a move of the user from another row, even by way of
  /// a search, or because that row is gone.
  mutating func move(to new: ID?, isFromRow: Bool) -> Bool {
    let old = row
    row = new
    let standsInForAnother = !isFromRow && old != nil
    if standsInForAnother { return new != old }
    let last = isFromRow ? old : lastRow
    lastRow = new ?? lastRow
    return last != nil && last != new
  }
}
