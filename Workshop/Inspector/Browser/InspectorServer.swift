#if DEBUG
  import AppShell
  import Redux
  import ReduxRecording

  /// Serves the inspector of an app to a browser on this device, as long as it lives.
  @MainActor final class InspectorServer<App: AppType> {
    /// The address to open, with a token that only its reader knows.
    nonisolated let address: String
    /// The app, once it has been made.
    weak var app: RunningApp<App>? { didSet { inspector.app = app } }
    private let inspector: BrowserInspector<App>
    private let server: LoopbackServer

    /// Starts serving the recording of an app.
    init(
      _ recorder: Recorder<App.State>, clock: any Clock<Duration> = ContinuousClock()
    ) throws(LoopbackServerError) {
      let inspector = BrowserInspector<App>(recorder, clock: clock)
      let token = PageAccess.newToken()
      server = try LoopbackServer { request, port in
        let access = PageAccess(token: token, port: port)
        if let status = access.refusal(of: request) { return .refusal(status) }
        return await inspector.answer(access.name(in: request) ?? "", request)
      }
      self.inspector = inspector
      address = PageAccess(token: token, port: server.port).address
    }
  }
#endif
