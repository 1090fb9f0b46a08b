import AppShell
import Coordinator
import CoordinatorLinks
import Redux
import UIKit

nonisolated extension SightsApp {
  /// Creates the app's own middleware; an action passes it from first to last.
  ///
  /// The middleware of a feature is in its own folder.
  static func middleware(_ services: Services) -> [Middleware<AppState>] {
    [
      feedbackTimer(clock: services.clock) { UIAccessibility.isVoiceOverRunning },
      analytics(event: AnalyticsEvent.init(link:), sink: services.track),
      sightMiddleware(services),
      savedMiddleware,
      writeReviewMiddleware(services),
      downloadsMiddleware(services),
      sessionMiddleware(services),
      updateMiddleware,
    ]
  }

  /// Dispatches where links lead, once the app's coordinator lets them; all wait for an update.
  static func intake(_ services: Services) -> Middleware<AppState> {
    linkIntake(
      table: AppLinks.table, links: \.links, navigation: \.navigation, clock: services.clock,
      gate: { $0.update.isNeeded ? .detour(.enter(.update)) : .allow },
      owner: { $0.session.current.map { .user($0.email) } ?? .nextUser },
      requirement: { AppCoordinator.requirement(of: $0) },
      // Whoever's session has expired may sign in again; their screens stay for nobody else.
      holder: { _, state in state.session.last?.email },
      guard: { AppCoordinator.verdict(on: $0, in: $1) })
  }
}

nonisolated extension AnalyticsEvent {
  /// The event of an action about a link; nil for others.
  fileprivate init?(link action: any ActionType) {
    switch action {
    case LinkAction<AppMap>.routed: name = "linkFollowed"
    case LinkAction<AppMap>.refused: name = "linkRefused"
    default: return nil
    }
  }
}
