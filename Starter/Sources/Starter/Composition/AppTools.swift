import AppShell

// A build for the App Store is made without the tools for developers.
#if DEBUG
  import AppInspector

  extension StarterApp {
    static let tools: [any AppTool<Self>] = [
      Inspector(link: "starter://inspector")
    ]
  }
#endif
