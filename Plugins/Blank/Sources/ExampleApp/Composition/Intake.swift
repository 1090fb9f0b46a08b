import Coordinator
import CoordinatorLinks
import Redux

/// Receives every link, wherever it comes from, and dispatches where it leads.
///
/// Add `owner:` and `guard:` when there are links that only some users may follow.
let intake: Middleware<AppState> = linkIntake(
  table: AppLinks.table, links: \.links, navigation: \.navigation)
