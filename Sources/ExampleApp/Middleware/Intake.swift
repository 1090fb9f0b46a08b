import Coordinator
import Redux

/// The one way in for links, wherever they come from.
///
/// A link that needs somebody signed in leads to the form, and on to its place afterwards.
let intake: Middleware<AppState> = linkIntake(
  table: AppLinks.table, links: \.links, navigation: \.navigation,
  identity: { $0.session.current.value?.account.email },
  guard: { requirement, state in
    switch requirement {
    case .signedIn: state.session.isSignedIn ? .allow : .detour(.present([.signIn]))
    default: .deny
    }
  })
