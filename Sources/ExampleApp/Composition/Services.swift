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
    let backend = EmbeddedBackend(
      latency: .milliseconds(300), date: time.date, makeID: shell.makeID)
    let connection =
      launch["--api"].flatMap(URL.init).map {
        Connection(to: $0, clock: time.clock, hook: hook)
      }
      ?? EmbeddedProtocol.connection(to: backend, clock: time.clock, hook: hook)
    // An answer of one server isn't shown to another.
    let service = "\(SightsApp.bundleIdentifier) \(connection.baseURL.absoluteString)"
    client = SightsClient(
      connection: connection,
      tokens: TokenStore(.device(service, markedIn: launch.dataDirectory)))
    forgetsAccounts = launch["--api"] == nil
    guides = GuideFolder(url: launch.dataDirectory.appending(path: "downloads"))
    track = { [log = shell.log] in log("event \($0.name)") }
  }
}
