import Coordinator
import CoordinatorLinks
import Redux

/// Makes all middleware of the app; an action passes it from first to last.
///
/// What a feature listens to belongs in its own folder; see `listener(_:)`.
func appMiddleware(_ services: Services) -> [Middleware<AppState>] {
  [
    crashReporting(services.trail, offering: AppMap.Dialog.crash),
    logger(sink: services.log),
    intake,
    linkDialogs(
      links: \.links, asking: AppMap.Dialog.question, explaining: AppMap.Dialog.refusal,
      opening: services.browse),
    dialogAnswers(navigation: \.navigation, content: \.content),
  ]
}
