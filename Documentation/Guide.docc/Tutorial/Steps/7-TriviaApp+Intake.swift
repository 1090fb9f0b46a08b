import AppShell
import Coordinator
import CoordinatorLinks
import Redux

extension TriviaApp {
  /// Turns links into routes, and asks for the player's name first when a link requires it.
  static func intake(_ services: Services) -> Middleware<AppState> {
    linkIntake(
      table: links, links: \.links, navigation: \.navigation, clock: services.clock,
      guard: { requirement, state in
        switch requirement {
        case .named: state.playerName == nil ? .detour(.present([.player])) : .allow
        default: .deny
        }
      })
  }
}
