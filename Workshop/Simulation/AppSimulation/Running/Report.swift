#if os(Linux) && compiler(>=6.3)
  import Foundation

  /// What a run has shown, as a worker tells it.
  struct Report: Codable, Equatable, Sendable {
    var seed: UInt64
    var digest = ""
    /// The promise that wasn't kept, and why.
    var failure: String?
    var reason: String?
    var text: String?
    var steps: [String] = []
    var faults: [String] = []
    var coverage: [String] = []
    /// What has to happen in a campaign, because the app can do it.
    var expected: [String] = []
    var actions = 0

    /// What isn't kept, as a sentence; nil if everything is.
    var problem: String? {
      guard let failure else { return nil }
      let reason = reason ?? ""
      return "“\(failure)” doesn't hold" + (reason.isEmpty ? "." : ": \(reason)")
    }
  }

  extension Int {
    /// The number of seeds in words.
    var seeds: String { "\(self) \(self == 1 ? "seed" : "seeds")" }
  }

  /// Prints a line.
  // NB: not `print`, whose buffer would be lost in a crash, and shows nothing for minutes.
  func say(_ line: some CustomStringConvertible) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
#endif
