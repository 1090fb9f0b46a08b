#if os(Linux) && compiler(>=6.3)
  /// All that decides a run: a seed, what is left of its streams, and the steps if they are given.
  public struct Scenario: Equatable, Sendable {
    /// A part of the world whose decisions the seed makes.
    public enum Stream: String, CaseIterable, Sendable {
      /// The order of tasks.
      case schedule
      /// The server's faults.
      case server
      /// The disk's faults.
      case disk
    }

    /// The number that decides everything.
    public var seed: UInt64
    /// The streams that decide something; without its stream, a part of the world works perfectly.
    public var streams = Set(Stream.allCases)
    /// The faults that happen, such as `lost: POST items #1` or `delayed 400 ms: GET items #2`; nil if the seed
    /// decides them.
    public var faults: Set<String>?
    /// The steps; nil if the seed decides them.
    public var steps: [Step]?
    /// The number of steps that the seed decides, besides those that end what the user has begun.
    public var length = 40

    /// Creates the whole run of a seed.
    public init(seed: UInt64) { self.seed = seed }
  }

  extension Scenario: LosslessStringConvertible {
    /// The scenario as lines: the seed, what is left out, and a step in each line that follows.
    public var description: String {
      var lines = ["seed \(seed)"]
      if steps == nil { lines.append("length \(length)") }
      lines += Stream.allCases.filter { !streams.contains($0) }.map { "no \($0.rawValue)" }
      if let faults {
        lines += faults.isEmpty ? ["no faults"] : faults.sorted().map { "fault \($0)" }
      }
      lines += (steps ?? []).map(\.description)
      return lines.joined(separator: "\n")
    }

    /// Reads a scenario.
    public init?(_ description: String) {
      let lines = description.split(separator: "\n").map { $0.drop { $0 == " " } }
      guard let first = lines.first, first.hasPrefix("seed "), let seed = UInt64(first.dropFirst(5))
      else { return nil }
      self.init(seed: seed)
      var steps: [Step] = []
      for line in lines.dropFirst() {
        if line.hasPrefix("length "), let length = Int(line.dropFirst(7)) {
          self.length = length
        } else if line.hasPrefix("fault ") {
          faults = (faults ?? []).union([String(line.dropFirst(6))])
        } else if line == "no faults" {
          faults = []
        } else if line.hasPrefix("no "), let stream = Stream(rawValue: String(line.dropFirst(3))) {
          streams.remove(stream)
        } else if let step = Step(String(line)) {
          steps.append(step)
        } else {
          return nil
        }
      }
      self.steps = steps.isEmpty ? nil : steps
    }
  }
#endif
