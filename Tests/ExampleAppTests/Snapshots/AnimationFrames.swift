import AppShell
import AppTesting
import Foundation

/// In which pictures of an animation something is seen.
struct AnimationFrames: Hashable {
  let frames: Set<Int>

  /// A name for styles, as short as can be.
  var name: String { "f" + frames.sorted().map(String.init).joined(separator: "_") }

  /// The rule that shows it then, and hides it at other times.
  func keyframes(_ seconds: [Double]) -> String {
    let total = seconds.reduce(0, +)
    let turns = seconds.indices.filter { frame in
      frame == 0 || frames.contains(frame) != frames.contains(frame - 1)
    }
    let steps = turns.map { frame in
      let start = seconds[..<frame].reduce(0, +) / total * 100
      let words = frames.contains(frame) ? "visible" : "hidden"
      return "\(String(format: "%.2f", start))%{visibility:\(words)}"
    }
    return "@keyframes \(name){\(steps.joined())}"
  }
}
