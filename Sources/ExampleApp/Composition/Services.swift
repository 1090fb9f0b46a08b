import AppShell
import Coordinator
import CoordinatorLinks
import Foundation
import Redux

/// The app's services, which are passed to the coordinators.
struct Services: AppServices {
  var shell = ShellServices()
  let client: SightsClient
  /// Keeps guides for those without a connection.
  var guides = GuideFolder(url: .temporaryDirectory.appending(path: SightsApp.name))
  /// Runs downloads, which don't end with a screen.
  let downloads = GuideDownloads()
  /// Whether the server forgets accounts when the app quits, because it is a part of the app.
  var forgetsAccounts = false
  /// Receives the events to count.
  var track: @Sendable (AnalyticsEvent) -> Void = { _ in }
}

/// An event of a feature to count, which names no person and no sight.
struct AnalyticsEvent: Equatable, Sendable {
  let name: String
}

extension Services {
  /// Connects to the server that the command line names, or to the one inside the app.
  init(_ launch: Launch) {
    shell = ShellServices(launch)
    let (time, hook) = (shell.time, shell.requestHook)
    if let server = launch["--api"].flatMap(URL.init) {
      // The token of one server isn't shown to another.
      let service = "\(SightsApp.bundleIdentifier) \(server.absoluteString)"
      client = SightsClient(
        connection: Connection(to: server, clock: time.clock, hook: hook),
        tokens: TokenStore(.device(service, markedIn: launch.dataDirectory)))
    } else {
      let backend = EmbeddedBackend(
        latency: .milliseconds(300), date: time.date, makeID: shell.makeID)
      client = SightsClient(
        connection: EmbeddedProtocol.connection(to: backend, clock: time.clock, hook: hook))
      forgetsAccounts = true
    }
    guides = GuideFolder(url: launch.dataDirectory.appending(path: "downloads"))
  }
}
