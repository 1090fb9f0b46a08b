#if os(Linux) && compiler(>=6.3)
  import AppSimulation

  /// A part of a library beside a naive model of it: both do the same, and have to show the same after each step.
  ///
  /// The model is written from the documentation, not from the code, so that a mistake in one isn't in the other.
  protocol ModelComparison {
    associatedtype Operation

    /// The words of the promise.
    static var promise: String { get }
    /// How many operations a seed has.
    static var length: Int { get }

    init()
    static func operation(_ stream: inout RandomStream) -> Operation
    /// Performs an operation in both, and returns in what they differ then; nil if they don't.
    mutating func perform(_ operation: Operation) -> String?
  }

  extension ModelComparison {
    static var length: Int { 12 }

    /// Returns in what the two differ in the run of a seed, with the operations that lead there.
    static func fault(seed: UInt64) -> Fault? {
      var stream = RandomStream(seed: seed, promise)
      // A seed does a few things again and again, so that they meet.
      let usual = (0..<6).map { _ in operation(&stream) }
      var operations = (0..<length).map { _ in
        stream.chance(40) ? stream.pick(usual) : operation(&stream)
      }
      guard difference(after: operations) != nil else { return nil }
      var number = 0
      while number < operations.count {
        var fewer = operations
        fewer.remove(at: number)
        if difference(after: fewer) == nil { number += 1 } else { operations = fewer }
      }
      let steps = operations.map { "\n    \($0)" }.joined()
      return Fault("\(promise): \(difference(after: operations) ?? ""), after\(steps)")
    }

    private static func difference(after operations: [Operation]) -> String? {
      var both = Self()
      for operation in operations {
        if let difference = both.perform(operation) { return difference }
      }
      return nil
    }
  }

  /// Returns the name of a value that differs from the model's, with both.
  func different<Value: Equatable>(_ name: String, _ real: Value, _ model: Value) -> String? {
    real == model ? nil : "\(name) is \(real), not \(model)"
  }
#endif
