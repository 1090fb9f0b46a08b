import Coordinator
import Redux

/// The one way in for links, wherever they come from.
///
/// Add `identity:` and `guard:` once there are links that only some may follow.
let intake: Middleware<AppState> = linkIntake(
  table: AppLinks.table, links: \.links, navigation: \.navigation)
