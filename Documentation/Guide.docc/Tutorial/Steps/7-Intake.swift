import Coordinator
import CoordinatorLinks
import Redux

/// Receives every link, wherever it comes from, and dispatches where it leads.
///
/// A link that requires a sign-in first leads to the form for that, and then to its own place.
let intake: Middleware<AppState> = linkIntake(
  table: AppLinks.table, links: \.links, navigation: \.navigation,
  owner: { $0.session.current.map { .user($0.account.email) } ?? .nextUser },
  guard: { requirement, state in
    switch requirement {
    case .signedIn: state.session.isSignedIn ? .allow : .detour(.present([.signIn]))
    default: .deny
    }
  })
