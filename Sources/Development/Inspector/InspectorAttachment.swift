package import AppShell
package import ReduxRecording

/// What the inspector keeps beside an app: its requests.
final class InspectorAttachment<App: AppType>: Sendable {
  let network = NetworkLog()
}

extension AppSetup {
  /// Lets a recorder record the app, and keeps a list of its requests.
  package mutating func record(with recorder: Recorder<App.State>) {
    let attachment = InspectorAttachment<App>()
    (self.recorder, self.attachment) = (recorder, attachment)
    requestWatcher = attachment.network.watcher(recorder)
  }
}

extension RunningApp {
  var inspection: InspectorAttachment<App>? { attachment as? InspectorAttachment<App> }

  /// The last requests of the app, the oldest first.
  package var requests: [NetworkEntry] { inspection?.network.entries ?? [] }
}
