#if !os(iOS)
  import AppShell
  import ReduxTesting
  public import Testing

  /// Runs each test of a suite twice: on a screen where nothing takes time, and on one whose
  /// transitions behave as UIKit's may at worst.
  ///
  /// At most 16 of these tests run at a time.
  public struct TransitionsTrait: SuiteTrait, TestTrait, TestScoping {
    enum Transitions: String, CaseIterable {
      case immediate, takingTime
    }

    @TaskLocal static var current = Transitions.immediate

    /// Whether the tests of nested suites run twice, too.
    public let isRecursive = true

    /// Runs a test in both manners.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      await Turns.apps.begin()
      defer { Task { await Turns.apps.end() } }
      for transitions in Transitions.allCases {
        let naming = IssueHandlingTrait.compactMapIssues { issue in
          var issue = issue
          issue.comments.append("Transitions: \(transitions.rawValue)")
          return issue
        }
        try await naming.provideScope(for: test, testCase: testCase) {
          try await Self.$current.withValue(transitions) { try await function() }
        }
        try await Gallery.drawScene(of: test)
      }
    }
  }

  /// Lets only some tests run at a time.
  private actor Turns {
    /// The turns of tests with apps, whose open files and connections stay below a process's limit: on macOS,
    /// 256 by default.
    static let apps = Turns(count: 16)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { free = count }

    func begin() async {
      if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    }

    func end() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }

  extension TransitionsTrait {
    /// Returns a screen in the manner of the running test, whose waits move the transitions' own clock.
    @MainActor static func makeScreen(columns: Int, rows: Int) -> TerminalScreen {
      switch current {
      case .immediate: return TerminalScreen(columns: columns, rows: rows)
      case .takingTime:
        let clock = TestClock()
        let duration = Duration.milliseconds(350)
        let screen = TerminalScreen(
          columns: columns, rows: rows, transitions: .taking(duration, on: clock))
        screen.advanceClock = { await clock.advance(by: duration) }
        return screen
      }
    }
  }

  extension Trait where Self == TransitionsTrait {
    /// Runs each test with immediate transitions, and again with transitions that take time.
    public static var withAndWithoutTime: Self { TransitionsTrait() }
  }
#endif
