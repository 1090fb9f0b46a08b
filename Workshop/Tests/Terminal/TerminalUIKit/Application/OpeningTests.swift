import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct OpeningTests {
  @Test(arguments: [
    ("https://a.example/b?c", true), ("HTTP://a.example", true), ("file:///etc/passwd", false),
    ("sights://saved", false),
  ])
  func `a browser opens web pages alone`(address: String, isOpen: Bool) async throws {
    let page = try #require(URL(string: address))
    var opened: [URL] = []
    // Pages that other tests open at the same time have no browser, as ever.
    TerminalBrowser.open = {
      guard $0 == page else { return false }
      opened.append($0)
      return true
    }
    defer { TerminalBrowser.open = { _ in false } }

    #expect(await UIApplication.shared.open(page) == isOpen)
    #expect(opened == (isOpen ? [page] : []))
  }

  @Test func `without a terminal there is no browser`() async throws {
    let page = try #require(URL(string: "https://a.example"))

    #expect(await !UIApplication.shared.open(page))
  }

  @Test func `a page is passed to the first program of its name`() async throws {
    let directory = URL.temporaryDirectory.appending(path: "browser-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for name in ["open", "xdg-open"] {
      let program = directory.appending(path: name)
      try Data("#!/bin/sh\n".utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    let environment = ["PATH": "/nowhere:\(directory.path):/usr/bin", "DISPLAY": ":0"]

    let program = TerminalBrowser.program(environment: environment)

    #expect(program?.deletingLastPathComponent().path == directory.path)
    #expect(TerminalBrowser.program(environment: ["DISPLAY": ":0"]) == nil)
    #if !os(macOS)
      #expect(TerminalBrowser.program(environment: ["PATH": directory.path]) == nil)
    #endif
  }
}
