import Foundation
import Measuring
import TerminalUIKit

/// Measures how fast a terminal follows the keys, and how long a frame takes.
@main struct TerminalBenchmarks {
  @MainActor static func main() {
    Report("The terminal").print([
      Goal("500 letters typed at once into a form, and their frame", milliseconds: 500) {
        MainActor.assumeIsolated { Form().type(500) }
      },
      Goal("500 keys down a list of 250 rows, and their frame", milliseconds: 500) {
        MainActor.assumeIsolated { List().moveDown(500) }
      },
      Goal("the slowest of 60 frames of a page with 10,000 characters", milliseconds: 16) {
        MainActor.assumeIsolated { Page().slowestFrame(of: 60) }
      },
      Goal("the slowest of 60 frames of a list with names of 500 characters", milliseconds: 16) {
        MainActor.assumeIsolated { List(nameLength: 500).slowestFrame(of: 60) }
      },
    ])
  }
}

/// Returns the milliseconds that something takes.
@MainActor func milliseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return time / .milliseconds(1)
}
