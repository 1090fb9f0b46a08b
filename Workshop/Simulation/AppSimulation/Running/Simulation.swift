#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Foundation

  /// Runs an app under seeds: `make simulate seeds=1000`, or `make simulate seed=42`.
  public enum Simulation<App: SimulatedApp> {
    /// The number of seeds after which everything expected must have happened.
    public static var documentedSize: Int { 1_000 }

    /// Where the app believes its data to be; only the inspector's files are written there.
    ///
    /// The path is the same in each process, and leads to the world's folder, which is empty when a run begins.
    static var folder: URL {
      URL(filePath: "/proc/self/cwd/\(App.name)", directoryHint: .isDirectory)
    }

    /// Reads the command line, and ends the process.
    ///
    /// The tests' program calls it before its first test if the variable `SIMULATE` is set.
    public static func main() -> Never {
      let options = Options(CommandLine.arguments.dropFirst())
      let isWorker = ProcessInfo.processInfo.environment["SIMULATE"] == "worker"
      if !isWorker, getenv("SWIFT_DETERMINISTIC_HASHING") == nil { executeAgain() }
      guard isWorker else {
        exit(Campaign<App>(options).run() ? 0 : 1)
      }
      guard Scheduler.takeOver() else {
        say("This version of Swift doesn't let a simulation replace the executors.")
        exit(69)
      }
      let hasWorked = MainActor.assumeIsolated { (try? Worker<App>(options).run()) != nil }
      exit(hasWorked ? 0 : 1)
    }

    /// Runs a scenario in a process of its own, as a test of what a seed has found.
    ///
    /// - Throws: ``SimulationFailure`` if a promise isn't kept.
    public static func replay(_ text: String) throws {
      guard let scenario = Scenario(text) else {
        throw SimulationFailure(description: "The scenario can't be read.")
      }
      let report = WorkerProcess.run(scenario)
      if let problem = report.problem { throw SimulationFailure(description: problem) }
    }

    /// Starts the program again with the same seed for the hashes of dictionaries and sets.
    private static func executeAgain() -> Never {
      setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
      var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
      execv("/proc/self/exe", &arguments)
      exit(71)
    }
  }

  /// A promise that isn't kept.
  public struct SimulationFailure: Error, CustomStringConvertible {
    /// The promise, and why it doesn't hold.
    public let description: String
  }

  /// The words on the command line, such as `seeds=1000`.
  struct Options: Sendable {
    private var values: [String: String] = [:]

    init(_ arguments: some Collection<String>) {
      for argument in arguments {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        values[parts[0]] = parts.count > 1 ? parts[1] : "yes"
      }
    }

    subscript(name: String) -> String? { values[name] }

    func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
  }
#endif
