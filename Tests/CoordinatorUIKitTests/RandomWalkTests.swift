import Coordinator
import Foundation
import Testing

/// The user and the program move at random, also while something else still moves: whenever all has
/// come to rest UIKit shows what the state says, and nothing is alive that is not shown.
///
/// `DRIVER_WALKS` sets how many walks there are.
@MainActor @Suite struct RandomWalkTests {
  @Test func `after everything settles UIKit shows the state`() async {
    let walks = ProcessInfo.processInfo.environment["DRIVER_WALKS"].flatMap(UInt64.init)
    for seed in 0..<(walks ?? 40) {
      await Walk(seed: seed).run(steps: 100)
    }
  }
}
