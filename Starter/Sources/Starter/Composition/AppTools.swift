import AppShell

// A build for the App Store is made without the tools for developers.
#if DEBUG
  import AppInspector
  #if !os(iOS)
    import AppAgent
  #endif

  extension StarterApp {
    #if os(iOS)
      static let tools: [any AppTool<Self>] = [Inspector(link: "starter://inspector")]
    #else
      static let tools: [any AppTool<Self>] = [Inspector(link: "starter://inspector"), Agent()]
    #endif
  }
#endif
