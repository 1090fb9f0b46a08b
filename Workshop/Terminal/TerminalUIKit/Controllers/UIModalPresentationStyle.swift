/// The ways in which a presented view controller covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers everything; the view controller below disappears.
  case fullScreen = 0
  /// Shows a large sheet, or one as high as its detents say.
  case pageSheet = 1
  /// Shows a small sheet.
  case formSheet = 2
  /// Covers the view controller that presents it, which disappears; here, everything.
  case currentContext = 3
  /// Covers everything; the view controller below stays.
  case overFullScreen = 5
  /// Shows a box beside its source, or a sheet where there is little room.
  case popover = 7
  /// Keeps the style as it is, as an answer to how a presentation adapts.
  case none = -1
  /// Shows what the system prefers, which is a large sheet.
  case automatic = -2

  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic: true
    case .fullScreen, .currentContext, .overFullScreen, .popover, .none: false
    }
  }
}

/// The ways in which a presented view controller comes; a terminal shows the end.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning around.
  case flipHorizontal
  /// By fading in.
  case crossDissolve
  /// By lifting a corner.
  case partialCurl
}
