import AppShell

// Package.swift sets this condition, and Xcode sets it in Debug only: the App Store gets no tools for developers.
#if TOOLS
  #if os(iOS)
    import AppInspector
  #else
    import AppAgent
  #endif
  import Foundation

  nonisolated extension SightsApp: RecordedApp {
    static let recordedTypes: [any (Codable & Sendable).Type] = [
      BookmarksAction.self, CatalogueAction.self, FeedbackAction.self, ExploreAction.self,
      GuestBookAction.self, DownloadsAction.self, RegisterAction.self, SessionAction.self,
      SightAction.self, SignInAction.self, UpdateAction.self, VisitAction.self, VisitsAction.self,
      SlowRequestAction.self, ReviewOutboxAction.self, ClientError.self, GuideProblem.self,
    ]
    static let tools = developerTools(
      commandLine: CommandLineTool(
        options: [server], isLoading: isLoading, failure: failure, destinations: destinations))

    private static var server: LaunchOption {
      LaunchOption(
        "--api", "URL", localized("the server to use instead of the built-in one"),
        expecting: localized("an http or https URL")
      ) { text in
        URL(string: text).map {
          ["http", "https"].contains($0.scheme?.lowercased()) && $0.host != nil
        } ?? false
      }
    }
  }
#endif
