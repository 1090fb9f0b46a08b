#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Testing

  @testable import ExampleApp

  @Suite(.timeLimit(.minutes(30))) struct Seed12Tests {
    @Test func `what is saved is back after a kill (seed 12)`() throws {
      try Simulation<SightsApp>.replay(
        #"""
          seed 12
          no schedule
          no server
          no disk
          settle
          link "sights://sights/3"
          settle
          tap "Save"
          settle
          kill
        """#)
    }
  }
#endif
