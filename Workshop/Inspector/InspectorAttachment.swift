package import AppShell
package import ReduxRecording

/// What the inspector keeps beside an app: its requests, and the server of its page in a browser.
final class InspectorAttachment<App: AppType>: Sendable {
  let network = NetworkLog()
  #if canImport(os)
    let systemLog = SystemLog<App>()
  #endif
  #if DEBUG
    @MainActor private(set) var server: InspectorServer<App>?

    /// Serves the inspector to a browser, unless it does already, and returns its address.
    @MainActor @discardableResult func serve(
      _ recorder: Recorder<App.State>, of app: RunningApp<App>? = nil
    ) throws(LoopbackServerError) -> String {
      let server: InspectorServer<App>
      if let running = self.server {
        server = running
      } else {
        server = try InspectorServer(recorder)
        self.server = server
      }
      if let app { server.app = app }
      return server.address
    }
  #endif
}

extension AppSetup {
  var inspection: InspectorAttachment<App>? { attachment as? InspectorAttachment<App> }

  /// Lets a recorder record the app, and keeps a list of its requests.
  package mutating func record(with recorder: Recorder<App.State>) {
    let attachment = InspectorAttachment<App>()
    self.recorder = recorder
    self.attachment = attachment
    requestWatcher = attachment.network.watcher(recorder)
  }
}

extension RunningApp {
  var inspection: InspectorAttachment<App>? { setup.attachment as? InspectorAttachment<App> }

  /// The last requests of the app, the oldest first.
  package var requests: [NetworkEntry] { inspection?.network.entries ?? [] }
}
