import AppComponents
import AppInspector
import AppShell
import AppTesting
import Foundation
import Redux
import ReduxRecording
import Testing
import UIKit

@testable import ExampleApp

/// Everything that a user can do on a screen, by the keyboard alone and by the mouse alone.
@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct UserActionTests {
  @Test(arguments: UserAction.all)
  func `every action has a key, or a control that can have the focus`(action: UserAction)
    async throws
  {
    #expect(try await isDispatched(action) { try action.byKeys($0) })
  }

  @Test(arguments: UserAction.all)
  func `every action can be clicked`(action: UserAction) async throws {
    #expect(try await isDispatched(action) { try action.byMouse($0) })
  }

  /// Brings an action about, and returns whether what it leads to is dispatched, perhaps by an effect on another thread.
  private func isDispatched(
    _ action: UserAction, by act: (AppUser) throws -> Void
  ) async throws -> Bool {
    let user = try await action.user()
    let before = user.recordedNames.count
    try act(user)
    guard let name = action.dispatches else {
      await user.settled()
      return true
    }
    return await user.screen.until { _ in user.recordedNames.dropFirst(before).contains(name) }
  }

  @Test func `no action of a screen that has scenes is left out`() throws {
    let screens = Set(Scene.all.map { String($0.name.prefix { $0 != "-" }) })
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources")
      .standardizedFileURL
    let form = try String(
      contentsOf: sources.appending(path: "Coordinator/Components/Forms/FormAction.swift"),
      encoding: .utf8)
    let actions = try SourceFile.all(in: sources.appending(path: "ExampleApp")).filter {
      screens.contains($0.screen ?? "") && $0.name.hasSuffix("Action.swift")
    }
    let names = actions.flatMap { file in
      (file.text.contains("= FormAction<") ? file.text + form : file.text)
        .split(separator: "\n").filter {
          $0.trimmingPrefix(while: { $0 == " " }).hasPrefix("case ")
        }
        .flatMap { $0.matches(of: /\b(\w+(?:Tapped|Pulled)|sent|closed)\b/) }
        .map { "\(file.screen ?? "")Action.\($0.output.1)" }
    }

    #expect(Set(names).sorted() == Set(UserAction.all.map(\.name)).sorted())
  }
}

/// An action of a screen, and how a user brings it about.
struct UserAction: Sendable, CustomTestStringConvertible {
  /// The input: a key with its hint in the last row, or a control with its name there, which may
  /// look different on the screen, or its own way.
  enum Way {
    case key(String, hint: String)
    case button(String, looks: String? = nil)
    case segment(String)
    case row(String)
  }

  let name: String
  /// The name of the one action that the coordinator dispatches; nil if it stops an effect, which doesn't run in a scene.
  let dispatches: String?
  let scene: String
  let way: Way
  /// The steps that come before, in the scene.
  var before: @MainActor @Sendable (AppUser) -> Void = { _ in }

  var testDescription: String { name }

  /// Brings the app to the scene.
  @MainActor func user() async throws -> AppUser {
    let user = try await Scene.named(scene).user()
    before(user)
    // Work that the user can stop goes on until somebody stops it.
    if name.hasSuffix("stopTapped") { user.screen.waitsForActivity = false }
    await user.screen.settled()
    return user
  }

  @MainActor func byKeys(_ user: AppUser) throws {
    switch way {
    case .key(let key, _): user.screen.type(key)
    case .row: user.screen.press(.enter)
    case .button(let name, _):
      try user.focus(on: "⏎ \(name)")
      user.screen.press(.enter)
    case .segment:
      try user.focus(on: "←→ Choose")
      user.screen.press(.right)
    }
  }

  @MainActor func byMouse(_ user: AppUser) throws {
    switch way {
    case .key(let key, let hint): try user.clickHint("\(key) \(hint)")
    case .button(let name, let looks): try user.screen.tap(looks ?? " \(name)")
    case .segment(let words), .row(let words): try user.screen.tap(words)
    }
  }
}

extension AppUser {
  /// The names of all actions so far.
  fileprivate var recordedNames: [String] {
    guard let recording = app.recording else { return [] }
    return recording.numbers.map { describeAction(recording[$0].action) }
  }

  private var lastRow: String {
    String(screen.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }

  /// Moves the focus on until the last row has a hint.
  func focus(on hint: String) throws {
    for _ in 0..<20 where !lastRow.contains(hint) { screen.press(.tab) }
    try #require(lastRow.contains(hint), "Nothing has the hint \(hint):\n\(screen.text)")
  }

  fileprivate func clickHint(_ hint: String) throws {
    let place = try #require(lastRow.range(of: hint), "There is no hint \(hint): \(lastRow)")
    let column = lastRow.distance(from: lastRow.startIndex, to: place.lowerBound)
    screen.click(TerminalPoint(column: column + 2, row: screen.size.rows - 1))
  }
}
