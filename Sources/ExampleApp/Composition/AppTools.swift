import AppShell
import Coordinator
import CoordinatorUIKit

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

  /// Creates the coordinator of the tools' screen.
  @MainActor func toolCoordinator(_ context: ScreenContext) -> any CoordinatorType {
    InspectorCoordinator(context: context)
  }
#else
  @MainActor func toolCoordinator(_ context: ScreenContext) -> any CoordinatorType {
    AccountCoordinator(context)
  }
#endif
