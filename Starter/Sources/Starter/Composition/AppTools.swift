import AppShell

// Package.swift sets this condition, and Xcode sets it in Debug only: the App Store gets no tools for developers.
#if TOOLS
  #if os(iOS)
    import AppInspector
  #else
    import AppAgent
  #endif

  extension StarterApp: RecordedApp {
    static let recordedTypes: [any (Codable & Sendable).Type] = [
      HomeAction.self
    ]
    static let tools = developerTools()
  }
#endif
