#if os(Linux) && compiler(>=6.3)
  import AppShell
  import AppSimulation
  import Coordinator

  extension TriviaApp: SimulatedApp {
    static let promises: [Promise<TriviaApp>] = [
      .always("no count is negative") { $0.state.home.screens { $0.count < 0 }.isEmpty }
    ]

    static func services(of server: NoServer, in world: World) -> ShellServices {
      world.shell
    }
  }
#endif
