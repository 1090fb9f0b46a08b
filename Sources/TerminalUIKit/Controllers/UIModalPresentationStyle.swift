/// How a presented controller covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of it, and the one below disappears.
  case fullScreen = 0
  /// A large sheet.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// All of it, and the one below stays.
  case overFullScreen = 5
  /// What the system prefers: a large sheet.
  case automatic = -2

  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic: true
    case .fullScreen, .overFullScreen: false
    }
  }
}
