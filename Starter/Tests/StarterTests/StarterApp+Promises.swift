#if os(Linux) && compiler(>=6.3)
  import AppShell
  import AppSimulation
  import AppTesting
  import Coordinator
  import Redux

  @testable import Starter

  extension StarterApp: SimulatedApp {
    /// What the app promises, whatever the user, the server, the disk and the system do.
    ///
    /// What every app promises is checked as well.
    static let promises: [Promise<StarterApp>] = [
      .always("no count is negative") { $0.state.home.screens { $0.count < 0 }.isEmpty }
    ]

    /// The services of the tests, with the faults of the world.
    ///
    /// Give a store of tokens the place `world.tokens`. A static property `habits` names the texts that your forms accept.
    static func services(of server: NoServer, in world: World) -> Services {
      var services = testServices(clock: world.clock)
      services.shell = world.shell
      return services
    }
  }

  /// Runs the app under seeds instead of the tests: `make simulate seeds=1000`.
  @_cdecl("simulation_main") public func simulate() { Simulation<StarterApp>.main() }
#endif
