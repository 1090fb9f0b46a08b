/// What Return does in a field, as its key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Ends the line.
  case `default`
  /// Goes somewhere.
  case go
  /// Goes on to the next field.
  case next = 4
  /// Searches.
  case search = 6
  /// Sends what was written.
  case send
  /// Finishes.
  case done = 9

  var title: String {
    switch self {
    case .default: "Return"
    case .go: "Go"
    case .next: "Next"
    case .search: "Search"
    case .send: "Send"
    case .done: "Done"
    }
  }
}
