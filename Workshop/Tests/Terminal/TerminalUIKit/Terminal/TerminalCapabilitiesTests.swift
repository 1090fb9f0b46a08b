import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalCapabilitiesTests {
  @Test(arguments: [
    ([:], TerminalCapabilities.ColorDepth.none),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (["TERM": "xterm"], .basic),
    (["TERM": "linux"], .basic),
    (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm-direct"], .full),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
    (["TERM": "xterm", "COLORTERM": "24bit"], .full),
    (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm", "NO_COLOR": ""], .basic),
  ])
  func `the environment determines the number of colors`(
    environment: [String: String], depth: TerminalCapabilities.ColorDepth
  ) {
    #expect(TerminalCapabilities(environment: environment).depth == depth)
  }

  @Test(arguments: [
    ([:], TerminalTheme.dark, false),
    (["COLORFGBG": "0;15"], .light, true),
    (["COLORFGBG": "0;default;7"], .light, true),
    (["COLORFGBG": "15;0"], .dark, true),
    (["COLORFGBG": "12;8"], .dark, true),
    (["COLORFGBG": "0;default"], .dark, false),
    (["TERMINAL_THEME": "light", "COLORFGBG": "15;0"], .light, true),
    (["TERMINAL_THEME": "dark"], .dark, true),
    (["TERMINAL_THEME": "pink"], .dark, false),
    (["NO_COLOR": "1"], .dark, true),
  ])
  func `the environment can choose between light and dark`(
    environment: [String: String], theme: TerminalTheme, isKnown: Bool
  ) {
    let environment = environment.merging(["TERM": "xterm"]) { $1 }

    let capabilities = TerminalCapabilities(environment: environment)

    #expect(capabilities.theme == theme)
    #expect(capabilities.isThemeKnown == isKnown)
  }

  @Test func `the mouse can be left to the terminal`() {
    #expect(TerminalCapabilities(environment: [:]).usesMouse)
    #expect(!TerminalCapabilities(environment: ["TERMINAL_MOUSE": "off"]).usesMouse)
  }

  @Test func `activity indicators can be stopped`() {
    #expect(!TerminalCapabilities(environment: [:]).reducesMotion)
    #expect(TerminalCapabilities(environment: ["REDUCE_MOTION": "1"]).reducesMotion)
  }

  @Test(arguments: [
    ([:], false), (["TERM": ""], false), (["TERM": "dumb"], false), (["TERM": "vt100"], true),
  ])
  func `the app can't draw on a dumb terminal`(environment: [String: String], canDraw: Bool) {
    #expect(TerminalCapabilities.canDraw(environment: environment) == canDraw)
  }
}
