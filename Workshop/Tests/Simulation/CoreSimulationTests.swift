#if os(Linux) && compiler(>=6.3)
  import Testing

  @testable import AppSimulation

  @Suite(.timeLimit(.minutes(30))) struct CoreSimulationTests {
    @Test func `a seed has the same program each time`() {
      let programs = (0..<2).map { _ in "\(CoreProgram(seed: 7))" }

      #expect(programs[0] == programs[1])
      #expect(programs[0] != "\(CoreProgram(seed: 8))")
    }

    @Test func `a comparison tells the fewest operations that make a difference`() {
      let fault = (1...9).lazy.compactMap { ForgetfulComparison.fault(seed: $0) }.first

      #expect(
        fault?.words == """
          a counter counts: the count is 2, not 3, after
              1
              2
          """)
    }

    @Test @MainActor func `the libraries do what their models do`() {
      for seed in 1...10 as ClosedRange<UInt64> {
        #expect(NavigationComparison.fault(seed: seed) == nil)
        #expect(OutboxComparison.fault(seed: seed) == nil)
        #expect(LinkComparison.fault(seed: seed) == nil)
        #expect(LoadComparison.fault(seed: seed) == nil)
        #expect(StoreComparison.fault(seed: seed) == nil)
        #expect(IntakeComparison.fault(seed: seed) == nil)
      }
    }

    @Test func `a program gets shorter by one operation`() {
      let program = CoreProgram(seed: 7)

      for number in 0..<program.count {
        #expect(program.without(number).count == program.count - 1)
      }
    }
  }

  /// A counter that forgets what it had when it is to add two.
  private struct ForgetfulComparison: ModelComparison {
    static let promise = "a counter counts"
    private var real = 0
    private var model = 0

    init() {}

    static func operation(_ stream: inout RandomStream) -> Int { stream.number(1...2) }

    mutating func perform(_ operation: Int) -> String? {
      real = operation == 2 ? 2 : real + operation
      model += operation
      return model > 3 ? nil : different("the count", real, model)
    }
  }
#endif
