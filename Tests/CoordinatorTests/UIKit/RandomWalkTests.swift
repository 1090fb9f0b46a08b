import Coordinator
import Foundation
import Testing

/// At rest UIKit shows the state and nothing else is alive, whatever has happened before.
///
/// The user and the app move at random, also during transitions.
///
/// `DRIVER_WALKS` sets the number of walks; `make soak` runs a hundred times as many.
@MainActor @Suite(.bothManners, .timeLimit(.minutes(30))) struct RandomWalkTests {
  @Test func `after everything settles UIKit shows the state`() async {
    let walks = ProcessInfo.processInfo.environment["DRIVER_WALKS"].flatMap(UInt64.init)
    let first = ProcessInfo.processInfo.environment["DRIVER_FIRST"].flatMap(UInt64.init) ?? 0
    for seed in first..<(first + (walks ?? 10)) {
      await RandomWalk(seed: seed).run(steps: 100)
    }
  }
}
