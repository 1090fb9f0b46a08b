import AppShell
import CoordinatorUIKit

// A build for the App Store is made without the tools for developers.
#if DEBUG || !os(iOS)
  import AppInspector

  extension SightsApp {
    static let tools: [any AppTool<SightsApp>] = [Inspector()]
    static let developerTabs = [AppMap.Tab.inspector]

    @MainActor static func inspector(_ context: ScreenContext) -> any ScreenCoordinator {
      InspectorCoordinator(context: context)
    }
  }
#else
  extension SightsApp {
    static let developerTabs: [AppMap.Tab] = []

    /// Nothing leads there without its tab.
    @MainActor static func inspector(_ context: ScreenContext) -> any ScreenCoordinator {
      AccountCoordinator(context: context)
    }
  }
#endif
