import AppShell

// A build for the App Store is made without the tools for developers.
#if DEBUG
  #if os(iOS)
    import AppInspector
  #else
    import AppAgent
  #endif

  extension StarterApp {
    static let tools = developerTools(link: "starter://inspector")
  }
#endif
