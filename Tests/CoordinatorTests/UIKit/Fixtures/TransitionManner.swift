import Testing

/// How a test's transitions behave.
enum TransitionManner: String, CaseIterable {
  /// They end in the next turn, and changes during a transition wait.
  case immediate

  /// They take time, and changes during a transition are refused, as UIKit may do.
  case slow

  @TaskLocal static var current = immediate
}

/// Runs each test once in each manner.
struct BothManners: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true
  var manners = TransitionManner.allCases

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    for manner in manners {
      try await TransitionManner.$current.withValue(manner) { try await function() }
    }
  }
}

extension Trait where Self == BothManners {
  /// Runs each test once in each manner.
  static var bothManners: Self { BothManners() }

  /// Runs each test in the slow manner, where UIKit refuses instead of waiting.
  static var slowManner: Self { BothManners(manners: [.slow]) }
}
