#if canImport(os)
  import AppShell
  import Coordinator
  import CoordinatorUIKit
  import Foundation
  import Redux
  import ReduxRecording
  import Synchronization
  import os

  /// Writes what an app does to the system's log, and as intervals that Instruments shows.
  ///
  /// The log has the categories “actions”, “navigation” and “network” in a subsystem with the app's bundle
  /// identifier. The intervals are Action, Render inside of it, which is the time of the observers, and Transition, from a
  /// change of the navigation state until the UI is at rest. Values of actions aren't written, only their names.
  final class SystemLog<App: AppType>: Sendable {
    private let actions = Logger(subsystem: subsystem, category: "actions")
    private let navigation = Logger(subsystem: subsystem, category: "navigation")
    private let network = Logger(subsystem: subsystem, category: "network")
    private let signposter = OSSignposter(subsystem: subsystem, category: "PointsOfInterest")
    private static var subsystem: String { Bundle.main.bundleIdentifier ?? App.name }
    private let rendering = Mutex<OSSignpostIntervalState?>(nil)

    /// The app, once it is in its window.
    @MainActor weak var app: RunningApp<App>?

    /// Traces a recorder that has no store yet.
    func trace(_ recorder: Recorder<App.State>) {
      recorder.observerTracer = { [self] isBeginning in
        guard !isBeginning else {
          let interval = signposter.beginInterval("Render")
          return rendering.withLock { $0 = interval }
        }
        if let interval = rendering.withLock({ $0.take() }) {
          signposter.endInterval("Render", interval)
        }
      }
    }

    /// Returns middleware that must be the last, so that it sees only actions that are reduced.
    func middleware() -> Middleware<App.State> {
      { [self] _, getState in
        { next in
          { [self] action in
            let name = describeAction(action)
            let before = getState().navigation
            let interval = signposter.beginInterval("Action", "\(name, privacy: .public)")
            next(action)
            signposter.endInterval("Action", interval)
            actions.debug("\(name, privacy: .public)")
            if getState().navigation != before { beginTransition(name) }
          }
        }
      }
    }

    private func beginTransition(_ name: String) {
      navigation.info("Navigating because of \(name, privacy: .public)")
      let interval = signposter.beginInterval("Transition", "\(name, privacy: .public)")
      Task { @MainActor [self] in
        await app?.navigator()?.settled()
        signposter.endInterval("Transition", interval)
      }
    }

    /// Writes a request that has ended, without its query, headers and bodies.
    func write(_ entry: NetworkEntry) {
      let path = entry.path.prefix { $0 != "?" }
      network.info(
        "\(entry.method, privacy: .public) \(path, privacy: .public) \(entry.outcome, privacy: .public)"
      )
    }
  }
#endif
