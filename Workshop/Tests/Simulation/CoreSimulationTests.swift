#if os(Linux) && compiler(>=6.3)
  import Testing

  @testable import AppSimulation

  @Suite(.timeLimit(.minutes(30))) struct CoreSimulationTests {
    @Test func `a seed has the same program each time`() {
      let programs = (0..<2).map { _ in "\(CoreProgram(seed: 7))" }

      #expect(programs[0] == programs[1])
      #expect(programs[0] != "\(CoreProgram(seed: 8))")
    }

    @Test func `a program gets shorter by one operation`() {
      let program = CoreProgram(seed: 7)

      for number in 0..<program.count {
        #expect(program.without(number).count == program.count - 1)
      }
    }
  }
#endif
