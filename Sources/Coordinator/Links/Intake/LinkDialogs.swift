public import Coordinator
public import Redux
import Synchronization

/// Returns middleware that explains why a link is refused.
///
/// A refusal is explained unless the user has left what the link had opened. An explanation never replaces a question of
/// the app, because another app could hide that with a bad link: it waits until the question is answered, unless a
/// newer link leads to its route meanwhile. Put it after ``linkIntake(table:links:navigation:clock:lifetime:hosts:gate:owner:requirement:holder:guard:)``.
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
        let isChecked = if case .checked? = event { true } else { false }
        let hadLed = isChecked && getState()[keyPath: links].hasLed
        next(action)
        if case .webPageChosen(let page)? = event {
          Task {
            if await open(page) { return }
            dispatch(LinkAction<Map>.refused(.noBrowser, from: .universalLink))
          }
        }
        var isNew = false
        switch event {
        case .refused(let refusal, _)?:
          let now = getState()[keyPath: links]
          isNew = now.isExplained
          if isNew { explanations.add(refusal, now.webPage, in: now.window, explanation) }
        case .checked?:
          if !hadLed, getState()[keyPath: links].hasLed { explanations.removeAll() }
        case .received?, .parsed?, .routed?, .webPageChosen?, nil: break
        }
        let explained = explanations.next(after: question, isNew: isNew) {
          getState()[keyPath: links].pending?.isUnderWay == true
        }
        if let (dialog, window) = explained {
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

/// The explanations of refusals that wait, the first of them if it was asked, and the one that is shown.
private final class Explanations<Map: NavigationMap>: Sendable {
  private struct State {
    var count = 0
    var waiting: [(refusal: LinkRefusal, dialog: Map.Dialog, window: WindowID?)] = []
    var asked: Map.Dialog?
    var shown: Map.Dialog?
  }

  private let state = Mutex(State())

  /// Lets an explanation wait, in place of one for the same reason.
  func add(
    _ refusal: LinkRefusal, _ page: RawLink?, in window: WindowID?,
    _ explanation: (LinkExplanation) -> Map.Dialog
  ) {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let dialog = explanation(LinkExplanation(id: number, refusal: refusal, webPage: page))
    state.withLock { state in
      state.waiting.removeAll { $0.refusal == refusal }
      state.waiting.append((refusal, dialog, window))
    }
  }

  /// Drops the explanations that wait.
  func removeAll() {
    state.withLock { $0.waiting = [] }
  }

  /// Returns the next explanation and its window, unless the user has a question to answer there, or a link is under
  /// way that may take its place; only after a new one may it replace the explanation that is shown.
  func next(
    after question: (WindowID?) -> Map.Dialog?, isNew: Bool, isUnderWay: () -> Bool
  ) -> (Map.Dialog, WindowID?)? {
    guard let (_, dialog, window) = state.withLock({ $0.waiting.first }), !isUnderWay()
    else { return nil }
    let question = question(window)
    return state.withLock { state in
      guard dialog == state.waiting.first?.dialog, dialog != state.asked,
        question == nil || isNew && question == state.shown
      else { return nil }
      state.asked = dialog
      return (dialog, window)
    }
  }

  /// Returns whether a dialog is an explanation that has to wait: a question arrived since it was asked.
  func holds(_ dialog: Map.Dialog, behind question: Map.Dialog?) -> Bool {
    state.withLock { state in
      guard dialog == state.asked else { return false }
      state.asked = nil
      if let question, question != state.shown { return true }
      state.shown = dialog
      state.waiting.removeAll { $0.dialog == dialog }
      return false
    }
  }
}
