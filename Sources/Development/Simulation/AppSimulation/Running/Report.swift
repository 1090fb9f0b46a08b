#if os(Linux)
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
    var actions = 0
    var delayed = 0
  }
#endif
