import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Testing
import UIKit

@testable import ExampleApp

@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct PictureTests {
  nonisolated private static let directory = (0..<4)
    .reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appending(path: "Documentation/pictures", directoryHint: .isDirectory)

  /// The pictures of `Documentation/sights.md`, and the scene that each shows.
  nonisolated private static let scenes = [
    ("explore", "Explore-loaded"), ("columns", "Columns-sight"), ("sight", "Sight-loaded"),
    ("reviews", "Reviews-loaded"),
    ("sign-in", "SignIn-guarding"), ("visit", "Visit-counted"), ("inspector", "Inspector-action"),
  ]

  @Test(arguments: scenes, TerminalTheme.allCases)
  func `each picture shows the current screen`(
    picture: (name: String, scene: String), theme: TerminalTheme
  ) async throws {
    let user = try await Scene.named(picture.scene).user()

    let svg = user.screen.svg(theme: theme, title: "Sights")

    try Baseline(url: Self.directory.appending(path: "\(picture.name)-\(theme).svg")).check(svg)
  }

  @Test(arguments: TerminalTheme.allCases)
  func `the animation shows a link, and the way back`(theme: TerminalTheme) async throws {
    let svg = try await animation(theme).svg

    try Baseline(url: Self.directory.appending(path: "link-\(theme).svg")).check(svg)
  }

  @Test(arguments: TerminalTheme.allCases)
  func `one screen is as wide as a phone, and as wide as a terminal`(theme: TerminalTheme)
    async throws
  {
    let scene = try Scene.named("Explore-loaded")
    let terminal = try await scene.user().screen.svg(theme: theme, title: "Sights")
    let user = try await scene.user()
    user.screen.resize(columns: 40, rows: 34)
    await user.screen.settled()
    let phone = user.screen.svg(theme: theme, title: "Sights")
    let (background, line) = theme == .light ? ("#fcfcfb", "#c9cdd4") : ("#15171c", "#3a3f4a")

    // The last row of a terminal has its keys, which a phone lacks.
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1192 732" width="1192" height="732" role="img">
      <title>Sights, as wide as a phone and in a terminal</title>
      <rect x="1" y="1" width="398" height="730" rx="46" fill="\(background)" stroke="\(line)" stroke-width="2"/>
      \(phone.replacing(/<svg [^>]*>/, with: "<svg x=\"20\" y=\"36\" width=\"360\" height=\"660\" viewBox=\"14 40 360 660\">"))\
      \(terminal.replacing(/<svg [^>]*>/, with: "<svg x=\"443\" y=\"99\" width=\"748\" height=\"534\">"))\
      </svg>

      """

    try Baseline(url: Self.directory.appending(path: "widths-\(theme).svg")).check(svg)
  }

  @Test func `no picture is obsolete`() throws {
    // The loop is drawn by hand, and Workshop/Tests/Support/Browser takes the pictures of a browser.
    let names = Self.scenes.map(\.0) + ["link", "widths", "loop"]
    let expected = names.flatMap { name in TerminalTheme.allCases.map { "\(name)-\($0).svg" } }
    let taken = ["browser-light.png", "browser-dark.png"]

    let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path)

    #expect(Set(files).subtracting(expected + taken).sorted() == [])
  }

  private func animation(_ theme: TerminalTheme) async throws -> PictureAnimation {
    var animation = PictureAnimation(
      title: "A link opens a visit in a sheet, and Esc goes back twice")
    let user = try AppUser()
    try await user.sees("Sagrada Família")
    animation.show(user.screen.svg(theme: theme, title: "Sights"), for: 2)

    let link = "sights://sights/3/visit"
    animation.show(user.screen.svg(theme: theme, title: "$ open \(link)"), for: 2.5)
    user.app.open(link, from: .customScheme)
    try await user.sees("Seconds on this screen: 0")
    animation.show(user.screen.svg(theme: theme, title: "$ open \(link)"), for: 1.5)
    await user.wait(.seconds(1))
    try await user.sees("Seconds on this screen: 1")
    animation.show(user.screen.svg(theme: theme, title: "$ open \(link)"), for: 1)

    let keys: [(TerminalKey, String, String)] = [
      (.enter, "⏎ I Was Here", "Visits: 1"), (.escape, "Esc Close", "Reviews"),
      (.enter, "⏎ Save", "♥ Saved"), (.escape, "Esc Back", "♥ Big Ben"),
    ]
    for (key, name, words) in keys {
      user.screen.press(key)
      try await user.sees(words)
      animation.show(user.screen.svg(theme: theme, title: name), for: 2)
    }
    return animation
  }
}
