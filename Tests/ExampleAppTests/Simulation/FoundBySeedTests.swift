#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Testing

  @testable import ExampleApp

  /// What seeds have found, each with the steps that are left of its run.
  @Suite(.timeLimit(.minutes(10))) struct FoundBySeedTests {
    @Test func `the inspector hides rows of buttons without a button (seed 5000174)`() throws {
      try Simulation<SightsApp>.replay(
        #"""
          seed 5000174
          no schedule
          no server
          no disk
          resize 130, 36
          tap "Inspector"
          tap "Dispatch"
        """#)
    }
  }
#endif
