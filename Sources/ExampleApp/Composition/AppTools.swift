import AppShell

// A build for the App Store is made without the tools for developers.
#if DEBUG || !os(iOS)
  #if os(iOS)
    import AppInspector
  #else
    import AppAgent
  #endif

  extension SightsApp {
    static let tools = developerTools()
  }
#endif
