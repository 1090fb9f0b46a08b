public import Coordinator
public import Redux
import Synchronization

/// Makes middleware that asks before a link changes something, and says why a link is refused.
///
/// A refusal is not said if the user declined the link or went elsewhere, or if the app itself opened
/// the link. A question that another dialog has covered is asked again after that. Put it after
/// ``linkIntake(table:links:navigation:hosts:lifetime:now:gate:owner:guard:)``.
///
/// - Parameters:
///   - links: The path to the state of links.
///   - question: Makes the dialog of a question; its choices are ``LinkAction/confirmed(_:)`` and
///     ``LinkAction/declined(_:)``.
///   - explanation: Makes the dialog of a refusal. If there is a web page, offer it with
///     ``LinkAction/webPageChosen(_:)``.
///   - open: Opens a web page in the browser, and returns whether it could; if not, that is explained.
/// - Returns: The middleware.
public func linkDialogs<State: StateType, Map: NavigationMap>(
  links: any KeyPath<State, LinkState<Map>> & Sendable,
  asking question: @escaping @Sendable (LinkQuestion) -> Map.Dialog,
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
        let (old, new) = (before.question.map(question), now.question.map(question))
        if let old, old != new { dispatch(RouteAction<Map>.endDialog(old)) }
        if let new, new != old || answers(action, otherThan: new, in: Map.self) {
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
private func answers<Map: NavigationMap>(
  _ action: any ActionType, otherThan dialog: Map.Dialog, in map: Map.Type
) -> Bool {
  guard case .user(.answered(let answered, choice: _)) = action as? RouteAction<Map> else {
    return false
  }
  return answered != dialog
}

extension LinkOutcome {
  fileprivate var refusalToExplain: LinkRefusal? {
    switch self {
    case .refused(.declined, _), .refused(.superseded, _), .refused(.signedOut, _),
      .refused(_, from: .inApp), .received, .parsed, .pending, .routed:
      nil
    case .refused(let refusal, _): refusal
    }
  }
}
