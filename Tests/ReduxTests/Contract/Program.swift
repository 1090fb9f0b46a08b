import Redux

/// A random program for a store: steps, and what its observers and middleware do when called.
///
/// It depends only on the seed, so a store and a model can run it independently.
struct Program {
  /// A step that uses a store, from anywhere.
  enum Step {
    case dispatch(ProgramAction)
    /// Dispatches only if the counter is even.
    case dispatchIfEven(ProgramAction)
    case subscribe(ObservedPart)
    /// Cancels one of the observers, or releases its owner if it has one.
    case end(Int)
    /// Passes on the action that this middleware has held back last.
    case resume(Int)
  }

  /// A reaction of middleware to an action.
  enum Reaction {
    case pass
    case replace(ProgramAction)
    case hold
    case step(Step)
  }

  /// The number of steps after which a program ends.
  static let remainingSteps = 40

  let seed: UInt64
  let middlewareCount: Int
  let steps: [Step]
  /// Whether observers may be on the main actor.
  private let isOnMain: Bool

  init(seed: UInt64, isOnMain: Bool) {
    var random = SplitMix64(seed: seed)
    self.seed = seed
    self.isOnMain = isOnMain
    middlewareCount = Int.random(in: 0...2, using: &random)
    steps = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      Self.step(isOnMain: isOnMain, using: &random)
    }
  }

  /// Returns the steps of the observer in one of its calls.
  func steps(of observer: Int, call: Int) -> [Step] {
    var random = SplitMix64(seed: seed ^ UInt64(1_000 * (observer + 1) + call))
    guard Int.random(in: 0..<3, using: &random) == 0 else { return [] }
    return (0..<Int.random(in: 1...2, using: &random)).map { _ in
      Self.step(isOnMain: isOnMain, using: &random)
    }
  }

  /// Returns the reactions of the middleware in one of its calls.
  func react(of middleware: Int, call: Int) -> [Reaction] {
    var random = SplitMix64(seed: seed ^ UInt64(1_000_000 * (middleware + 1) + call))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return []
    case 1: return [.hold]
    case 2: return [.pass, .pass]
    case 3: return [.replace(.random(using: &random))]
    case 4: return [.step(Self.step(isOnMain: isOnMain, using: &random)), .pass]
    case 5: return [.pass, .step(Self.step(isOnMain: isOnMain, using: &random))]
    default: return [.pass]
    }
  }

  private static func step(isOnMain: Bool, using random: inout SplitMix64) -> Step {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: .dispatch(.random(using: &random))
    case 5: .dispatchIfEven(.random(using: &random))
    case 6..<9: .subscribe(.random(isOnMain: isOnMain, using: &random))
    case 9, 10: .end(Int.random(in: 0..<8, using: &random))
    default: .resume(Int.random(in: 0..<2, using: &random))
    }
  }
}
