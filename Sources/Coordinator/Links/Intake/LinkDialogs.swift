public import Coordinator
public import Redux
import Synchronization

/// Makes middleware that shows the dialog of a link, and says why a link is refused.
///
/// A refusal is not said if the user went elsewhere, or if the app itself opened the link. A link's dialog
/// that another has covered is shown again after that. Put it after
/// ``linkIntake(table:links:navigation:hosts:lifetime:now:gate:owner:guard:)``.
///
/// - Parameters:
///   - links: The path to the state of links.
///   - explanation: Makes the dialog of a refusal. If there is a web page, offer it with
///     ``LinkAction/webPageChosen(_:)``.
///   - open: Opens a web page in the browser, and returns whether it could; if not, that is explained.
/// - Returns: The middleware.
public func linkDialogs<State: StateType, Map: NavigationMap>(
  links: any KeyPath<State, LinkState<Map>> & Sendable,
  explaining explanation: @escaping @Sendable (LinkExplanation) -> Map.Dialog,
  opening open: @escaping @Sendable (RawLink) async -> Bool = { _ in false }
) -> Middleware<State> {
  { dispatch, getState in
    let refusals = Atomic(0)
    return { next in
      { action in
        let before = getState()[keyPath: links]
        next(action)
        let now = getState()[keyPath: links]
        let (old, new) = (before.question, now.question)
        if let old, old != new { dispatch(RouteAction<Map>.endDialog(old)) }
        if let new, new != old || answersAnother(action, than: new, in: Map.self) {
          dispatch(RouteAction<Map>.ask(new))
        }
        if case .webPageChosen(let page) = action as? LinkAction<Map> {
          Task {
            if await open(page) { return }
            dispatch(LinkAction<Map>.refused(.noBrowser, from: .universalLink))
          }
        }
        guard now.outcome != before.outcome, let reason = now.outcome?.refusalToExplain else {
          return
        }
        let id = refusals.wrappingAdd(1, ordering: .relaxed).newValue
        let refusal = LinkExplanation(id: id, refusal: reason, webPage: now.webPage)
        dispatch(RouteAction<Map>.ask(explanation(refusal)))
      }
    }
  }
}

/// A refusal to be explained to the user; two refusals for one reason are two explanations.
public struct LinkExplanation: Identifiable, Hashable, Codable, Sendable {
  /// The number of the refusal.
  public let id: Int

  /// Why the link was refused.
  public let refusal: LinkRefusal

  /// The link's page, to be offered to the user; see ``LinkState/webPage``.
  public let webPage: RawLink?
}

/// Returns whether an action answers a dialog, but not this one.
private func answersAnother<Map: NavigationMap>(
  _ action: any ActionType, than dialog: Map.Dialog, in map: Map.Type
) -> Bool {
  let answered = answeredDialog(of: action, in: map)
  return answered != nil && answered != dialog
}

/// Returns the dialog that an action answers.
func answeredDialog<Map: NavigationMap>(
  of action: any ActionType, in map: Map.Type
) -> Map.Dialog? {
  if case .user(.answered(let dialog, choice: _)) = action as? RouteAction<Map> {
    dialog
  } else {
    nil
  }
}

extension LinkOutcome {
  fileprivate var refusalToExplain: LinkRefusal? {
    switch self {
    case .refused(.superseded, _), .refused(.signedOut, _), .refused(_, from: .inApp), .received,
      .parsed, .pending, .routed:
      nil
    case .refused(let refusal, _): refusal
    }
  }
}
