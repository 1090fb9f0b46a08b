import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalLaunchTests {
  @Test func `a link and the options come in any order`() throws {
    let launch = try TerminalLaunch(arguments: ["--plain", "trivia://home", "--size", "60x20"])

    #expect(launch.url?.absoluteString == "trivia://home")
    #expect(launch.isPlain)
    #expect(launch.size == TerminalSize(columns: 60, rows: 20))
  }

  @Test(arguments: [
    ["--wrong"], ["home", "other"], ["--size"], ["--size", "80"], ["--size", "19x6"],
    ["--size", "80x24x3"],
  ])
  func `a mistake ends the app with status 64`(arguments: [String]) {
    let failure = #expect(throws: TerminalFailure.self) {
      try TerminalLaunch(arguments: arguments)
    }

    #expect(failure?.status == 64)
  }
}
