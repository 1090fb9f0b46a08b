/// The row on which the user is with a keyboard, and those on which they were before.
struct RowFocus<ID: Hashable & Sendable> {
  /// The row that has the focus, perhaps in place of the user's, which is gone.
  private(set) var row: ID?
  /// The row on which the user was last, which has the focus again once it is back.
  var place: ID?
  /// The row on which the user was before another list took its place.
  private var placeBefore: ID?
  /// Whether the focus stays on the first row, whichever that is.
  private(set) var isAtStart = false

  /// Keeps the focus on the first row until the user moves to another.
  mutating func startOver() { isAtStart = true }

  /// Forgets the user's row, because another list takes its place.
  mutating func leaveList() {
    placeBefore = place ?? placeBefore
    place = nil
  }

  /// Notes the row that has the focus, and returns whether that is a move of the user from another row, even by way of
  /// a search, or because that row is gone.
  mutating func move(to new: ID?, isFromRow: Bool) -> Bool {
    let old = row
    row = new
    let standsInForAnother = !isFromRow && old != nil
    if standsInForAnother { return !isAtStart && new != old }
    let last = isFromRow ? old : place ?? placeBefore
    if isFromRow, new != nil, new != old { isAtStart = false }
    place = new ?? place
    return last != nil && last != new
  }
}
