import AppShell
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Testing
import UIKit

@testable import AppInspector
@testable import AppTesting
@testable import ExampleApp

/// Shows a recorded session as `--replay` does.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ReplayFlowTests {
  private let clock = TestClock()
  private let screen = TransitionsTrait.makeScreen(columns: 80, rows: 24)
  private let app: RunningApp<SightsApp>
  private let window: UIWindow

  /// Begins to replay a session with actions after 1, 3 and 6 seconds.
  init() {
    let tabs: [(AppMap.Tab, Int)] = [(.saved, 1), (.account, 3), (.explore, 6)]
    let actions = tabs.map { tab, seconds in
      (
        action: AppRoute.select(tab) as any ActionType, time: Duration.seconds(seconds),
        source: "test" as String?
      )
    }
    var setup = AppSetup<SightsApp>()
    setup.recorder = Recorder(replaying: Recording(from: AppState(), actions))
    setup.isReplay = true
    app = RunningApp(services: .test(clock: clock), setup: setup)
    screen.waitsForActivity = false
    window = UIWindow(windowScene: screen.windowScene)
    app.start(in: window)
  }

  @Test func `a session plays at its own pace, and stops at its end`() async {
    #expect(await screen.shows("Action 0 of 3: the start"))
    #expect(await screen.shows("Pause"))

    await play(for: .seconds(1))
    #expect(await screen.shows("1 of 3"))
    await play(for: .milliseconds(1_900))
    #expect(screen.text.contains("1 of 3"))
    await play(for: .milliseconds(100))
    #expect(await screen.shows("2 of 3"))
    #expect(await screen.shows("Not signed in"))
    await play(for: .seconds(3))

    #expect(await screen.shows("3 of 3"))
    #expect(await screen.shows("Play"))
  }

  @Test func `a session that is paused goes step by step, and on from there`() async throws {
    try await tap("Pause")
    #expect(await screen.shows("Play"))
    await pass(.seconds(10))
    #expect(screen.text.contains("0 of 3"))

    for moment in ["1 of 3", "2 of 3"] {
      try await tap("Next")
      #expect(await screen.shows(moment))
    }
    try await tap("Previous")
    #expect(await screen.shows("1 of 3"))
    try await tap("Play")
    #expect(await screen.shows("Pause"))
    await play(for: .seconds(2))

    #expect(await screen.shows("2 of 3"))
  }

  @Test func `a step stops a session that plays`() async throws {
    try await tap("Next")
    #expect(await screen.shows("1 of 3"))

    await pass(.seconds(10))

    #expect(screen.text.contains("1 of 3") && screen.text.contains("Play"))
  }

  @Test func `a session that has come to its end plays again from its start`() async throws {
    app.store.travel(to: 3)
    try await tap("Pause")
    #expect(await screen.shows("3 of 3"))

    try await tap("Play")

    #expect(await screen.shows("0 of 3"))
    await play(for: .seconds(1))
    #expect(await screen.shows("1 of 3"))
  }

  @Test func `keys and links do nothing to a session that is replayed`() async {
    #expect(await screen.shows("0 of 3"))

    screen.press(.character("2"))
    app.open("sights://sights/3", from: .customScheme)
    await screen.settled()

    #expect(app.store.state == AppState())
    #expect(screen.text.contains("0 of 3"))
  }

  private func tap(_ title: String) async throws {
    await screen.shows(title)
    await screen.settled()
    try screen.tap(title)
  }

  /// Lets time pass, once the player waits for it.
  private func play(for time: Duration) async {
    await clock.sleepers(1)
    await pass(time)
  }

  private func pass(_ time: Duration) async {
    await screen.settled()
    await clock.advance(by: time)
    await screen.settled()
  }
}
