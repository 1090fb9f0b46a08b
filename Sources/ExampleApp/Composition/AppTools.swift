import AppShell

// A build for the App Store is made without the tools for developers, and nothing leads to their screen.
#if DEBUG || !os(iOS)
  import AppInspector
  #if !os(iOS)
    import AppAgent
  #endif

  extension SightsApp {
    #if os(iOS)
      static let tools: [any AppTool<SightsApp>] = [Inspector()]
    #else
      static let tools: [any AppTool<SightsApp>] = [Inspector(), Agent()]
    #endif
  }

  /// Runs the screen of the tools.
  typealias ToolCoordinator = InspectorCoordinator<SightsApp>
#else
  typealias ToolCoordinator = AccountCoordinator
#endif
