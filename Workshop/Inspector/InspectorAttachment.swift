package import AppShell
package import ReduxRecording

/// What the inspector keeps beside an app: its requests, what makes its server fail, its window, and the server of its
/// page in a browser.
final class InspectorAttachment<App: AppType>: Sendable {
  let network = NetworkLog()
  let serverSwitch = ServerSwitch()
  #if canImport(os)
    let systemLog = SystemLog<App>()
  #endif
  @MainActor var window: InspectorWindow?
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

  /// Lets a recorder record the app, keeps a list of its requests, and can make its server fail.
  package mutating func record(with recorder: Recorder<App.State>) {
    let attachment = InspectorAttachment<App>()
    self.recorder = recorder
    self.attachment = attachment
    requestHook = attachment.network.hook(recorder, before: attachment.serverSwitch.hook)
  }
}

extension RunningApp {
  var inspection: InspectorAttachment<App>? { setup.attachment as? InspectorAttachment<App> }

  /// The last requests of the app, the oldest first.
  package var requests: [NetworkEntry] { inspection?.network.entries ?? [] }

  /// Makes the app's server fail or hang; nil if the app isn't recorded.
  package var serverSwitch: ServerSwitch? { inspection?.serverSwitch }
}
