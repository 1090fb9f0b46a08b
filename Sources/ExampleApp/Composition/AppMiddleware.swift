import Coordinator
import CoordinatorLinks
import Redux

/// Makes all middleware of the app; an action passes it from first to last.
///
/// What a feature listens to is in its own folder.
func appMiddleware(_ services: Services) -> [Middleware<AppState>] {
  [
    crashReporting(services.trail, offering: AppMap.Dialog.crash),
    logger(sink: services.log),
    navigationLock(
      navigation: \.navigation, locked: \.formsWithText, asking: AppMap.Dialog.discard),
    intake,
    linkDialogs(
      links: \.links, asking: AppMap.Dialog.question, explaining: AppMap.Dialog.refusal,
      opening: services.browse),
    dialogAnswers(navigation: \.navigation, content: \.content),
    feedbackTimer(clock: services.clock),
    analytics(event: AnalyticsEvent.init(link:), sink: services.track),
    sightMiddleware(services),
    savedMiddleware,
    writeReviewMiddleware(services),
    sessionMiddleware(services),
    updateMiddleware,
  ]
}

/// Dispatches where links lead; one that requires a sign-in leads to the form for that first, and all wait
/// for an update.
let intake: Middleware<AppState> = linkIntake(
  table: AppLinks.table, links: \.links, navigation: \.navigation,
  gate: { $0.update.isNeeded ? .detour(.enter(.update)) : .allow },
  owner: { $0.session.current.map { .user($0.account.email) } ?? .nextUser },
  guard: { requirement, state in
    switch requirement {
    case .signedIn: state.session.isSignedIn ? .allow : .detour(.present([.signIn]))
    default: .deny
    }
  })

extension AnalyticsEvent {
  /// The event of an action about a link; nil for others.
  fileprivate init?(link action: any ActionType) {
    switch action {
    case LinkAction<AppMap>.routed: name = "linkFollowed"
    case LinkAction<AppMap>.refused: name = "linkRefused"
    default: return nil
    }
  }
}
