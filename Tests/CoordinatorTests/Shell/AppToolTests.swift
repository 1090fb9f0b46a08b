import Testing

@testable import AppShell

/// A tool with a link.
private struct LinkedTool: AppTool {
  typealias App = NotesApp

  var link: String? { "notes://tool" }
}

@Suite(.timeLimit(.minutes(30))) struct AppToolTests {
  @Test(arguments: [
    ("notes://tool", true), ("notes-development://tool", true),
    ("https://notes.example/tool", false),
    ("notes://tools", false), ("notes://", false),
  ])
  func `a tool's link has the scheme of any configuration`(link: String, isOpened: Bool) {
    #expect(LinkedTool().isOpened(by: link) == isOpened)
  }
}
