/// The capabilities of the terminal, as described by the environment.
struct TerminalCapabilities: Hashable, Sendable {
  enum ColorDepth: Hashable, Sendable, CaseIterable {
    case none, basic, indexed, full
  }

  var depth: ColorDepth
  var theme: TerminalTheme
  /// Whether the terminal's sixteen colors are Solarized's, as its background tells.
  var isSolarized = false
  /// Whether the environment determines the theme; if not, the terminal is asked for its
  /// background.
  var isThemeKnown = true
  var usesMouse = true
  var reducesMotion = false

  init(depth: ColorDepth, theme: TerminalTheme) {
    self.depth = depth
    self.theme = theme
  }

  /// Reads `NO_COLOR`, `COLORTERM`, `TERM`, `COLORFGBG` and `REDUCE_MOTION`, and the user's choices
  /// in `TERMINAL_THEME` (`light` or `dark`) and `TERMINAL_MOUSE` (`off`).
  init(environment: [String: String]) {
    let known = Self.theme(environment)
    depth = Self.depth(environment)
    theme = known ?? .dark
    isThemeKnown = known != nil || depth == .none
    usesMouse = environment["TERMINAL_MOUSE"] != "off"
    reducesMotion = !environment["REDUCE_MOTION", default: ""].isEmpty
  }

  /// Returns whether the app can draw on this kind of terminal at all.
  static func canDraw(environment: [String: String]) -> Bool {
    guard let term = environment["TERM"] else { return false }
    return !term.isEmpty && term != "dumb"
  }

  private static func depth(_ environment: [String: String]) -> ColorDepth {
    let term = environment["TERM", default: ""]
    if !environment["NO_COLOR", default: ""].isEmpty || !canDraw(environment: environment) {
      return .none
    }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      return .full
    }
    return term.contains("256color") ? .indexed : .basic
  }

  private static func theme(_ environment: [String: String]) -> TerminalTheme? {
    switch environment["TERMINAL_THEME"] {
    case "light": return .light
    case "dark": return .dark
    default: break
    }
    guard let field = environment["COLORFGBG"]?.split(separator: ";").last,
      let background = Int(field)
    else { return nil }
    return background == 7 || background > 8 ? .light : .dark
  }
}
