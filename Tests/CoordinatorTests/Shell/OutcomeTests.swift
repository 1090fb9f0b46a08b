import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import Testing

@testable import AppCommandLine
@testable import AppShell

/// What `--plain` ends with.
@Suite(.timeLimit(.minutes(30))) struct OutcomeTests {
  private static let link = "counter://counter"

  @Test func `a screen that shows what was asked for is a success`() {
    #expect(CounterApp.commandLine.shortfall(AppState(), link: Self.link) == nil)
    #expect(CounterApp.commandLine.shortfall(AppState(), link: nil) == nil)
  }

  @Test func `a link that is refused after the start is wrong data`() {
    var state = AppState()
    state.reduce(LinkAction<AppMap>.refused(.expired(pattern: "a"), from: .commandLine))

    #expect(CounterApp.commandLine.shortfall(state, link: Self.link)?.status == 65)
  }

  @Test func `a question, or another screen, covers what was asked for`() {
    var asked = AppState()
    asked.reduce(RouteAction<AppMap>.ask(.openAgain))
    var elsewhere = AppState()
    elsewhere.reduce(RouteAction<AppMap>.present([.counter]))

    #expect(CounterApp.commandLine.shortfall(asked, link: Self.link)?.status == 75)
    #expect(CounterApp.commandLine.shortfall(elsewhere, link: Self.link)?.status == 75)
    #expect(CounterApp.commandLine.shortfall(elsewhere, link: nil) == nil)
  }

  @Test func `what could not be loaded is found anywhere in a state`() {
    let failed = ["list": [DataState<[Int]>.failed(Offline(), previous: nil)]]
    let kept = DataState<[Int]>.failed(Offline(), previous: [1])

    #expect(loadedParts(of: (1, failed)).compactMap(\.shortfall).count == 1)
    #expect(loadedParts(of: kept).compactMap(\.shortfall).isEmpty)
    #expect(loadedParts(of: [DataState<Int>.loading()]).map(\.isLoading) == [true])
  }
}

private struct Offline: Error {}
