import Coordinator
import CoordinatorLinks
import Redux

/// The only way in for links, wherever they come from.
///
/// Add `owner:` and `guard:` when there are links that only some users may follow.
let intake: Middleware<AppState> = linkIntake(
  table: AppLinks.table, links: \.links, navigation: \.navigation)
