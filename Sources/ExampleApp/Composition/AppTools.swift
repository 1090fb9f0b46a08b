import AppShell

// A build for the App Store is made without the tools for developers, and nothing leads to their screen.
#if DEBUG || !os(iOS)
  import AppInspector

  extension SightsApp {
    static let tools: [any AppTool<SightsApp>] = [Inspector()] + terminalTools
  }

  /// Runs the screen of the tools.
  typealias ToolCoordinator = InspectorCoordinator<SightsApp>
#else
  typealias ToolCoordinator = AccountCoordinator
#endif

#if os(iOS)
  extension SightsApp {
    private static let terminalTools: [any AppTool<SightsApp>] = []
  }
#else
  import AppAgent

  extension SightsApp {
    /// Tools that need a screen without a device.
    private static let terminalTools: [any AppTool<SightsApp>] = [Agent()]
  }
#endif
