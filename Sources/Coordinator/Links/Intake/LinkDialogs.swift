public import Coordinator
public import Redux
import Synchronization

/// Returns middleware that explains why a link is refused.
///
/// A refusal is explained unless the user has closed what the link had opened, or the app itself opened a link that
/// leads nowhere. It never replaces a question of the app, because another app could hide that with a bad link: it waits
/// until the question is answered. Put it after ``linkIntake(table:links:navigation:clock:lifetime:hosts:gate:owner:requirement:holder:guard:)``.
///
/// - Parameters:
///   - links: The path to the state of links.
///   - navigation: The path to the state of navigation.
///   - explanation: Makes the dialog of a refusal. If there is a web page, offer it with
///     ``LinkAction/webPageChosen(_:)``.
///   - open: Opens a web page in the browser, and returns whether it could; if not, that is explained.
/// - Returns: The middleware.
public func linkDialogs<State: StateType, Map: NavigationMap>(
  links: any KeyPath<State, LinkState<Map>> & Sendable,
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  explaining explanation: @escaping @Sendable (LinkExplanation) -> Map.Dialog,
  opening open: @escaping @Sendable (RawLink) async -> Bool = { _ in false }
) -> Middleware<State> {
  { dispatch, getState in
    let explanations = Explanations<Map>()
    return { next in
      { action in
        let (request, window) = routeAction(in: action, of: Map.self)
        func question(in window: WindowID?) -> Map.Dialog? {
          getState()[keyPath: navigation].seen(from: window)?.dialog
        }
        if case .ask(let dialog)? = request,
          explanations.holds(dialog, behind: question(in: window))
        {
          return
        }
        let event = LinkAction<Map>.event(in: action).0
        // Only this part: a copy of the whole state would make the reducer copy its collections.
        let outcome = event.map { _ in getState()[keyPath: links].outcome }
        next(action)
        if case .webPageChosen(let page)? = event {
          Task {
            if await open(page) { return }
            dispatch(LinkAction<Map>.refused(.noBrowser, from: .universalLink))
          }
        }
        if let event {
          let now = getState()[keyPath: links]
          if case .refused(let refusal, _) = event, now.isExplained {
            explanations.expect(in: now.window) {
              explanation(LinkExplanation(id: $0, refusal: refusal, webPage: now.webPage))
            }
          } else if now.outcome != outcome {
            explanations.expect(in: nil, nil)
          }
        }
        if let (dialog, window) = explanations.next(after: question) {
          let here = getState()[keyPath: navigation]
          let address = window.flatMap { here.windows.contains($0) && $0 != here.window ? $0 : nil }
          dispatch(RouteAction<Map>.ask(dialog).addressed(to: address))
        }
      }
    }
  }
}

/// A refusal to be explained to the user; two refusals for one reason are two explanations.
public struct LinkExplanation: Identifiable, Hashable, Codable, Sendable {
  /// The number of the refusal.
  public let id: Int

  /// The reason for the refusal.
  public let refusal: LinkRefusal

  /// The link's page, to be offered to the user; see ``LinkState/webPage``.
  public let webPage: RawLink?
}

/// The explanations of refusals: the one that waits, the last one that was asked, and the one that is shown.
private final class Explanations<Map: NavigationMap>: Sendable {
  private struct State {
    var count = 0
    var waiting: Map.Dialog?
    var window: WindowID?
    var last: Map.Dialog?
    var shown: Map.Dialog?
  }

  private let state = Mutex(State())

  /// Lets an explanation wait in place of an earlier one, or none.
  func expect(in window: WindowID?, _ explanation: ((Int) -> Map.Dialog)?) {
    let number = state.withLock { state in
      if explanation != nil { state.count += 1 }
      return state.count
    }
    let dialog = explanation?(number)
    state.withLock { state in
      state.waiting = dialog
      state.window = window
    }
  }

  /// Returns the explanation that waits and its window, unless the user has another question to answer there.
  func next(after question: (WindowID?) -> Map.Dialog?) -> (Map.Dialog, WindowID?)? {
    guard
      let (dialog, window) = state.withLock({ state in state.waiting.map { ($0, state.window) } })
    else { return nil }
    let question = question(window)
    return state.withLock { state in
      guard dialog == state.waiting, question == nil || question == state.shown else { return nil }
      state.waiting = nil
      state.last = dialog
      return (dialog, window)
    }
  }

  /// Returns whether a dialog is an explanation that has to wait: a question arrived since it was asked.
  func holds(_ dialog: Map.Dialog, behind question: Map.Dialog?) -> Bool {
    state.withLock { state in
      guard dialog == state.last else { return false }
      if let question, question != state.shown {
        state.waiting = dialog
        return true
      }
      state.shown = dialog
      return false
    }
  }
}
