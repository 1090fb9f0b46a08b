public import Coordinator
import Redux

/// A link that is kept until the guard allows it, or until its dialog is answered.
///
/// There is at most one. It is dropped when it expires, when a newer link is parsed, when the user
/// goes elsewhere, and when its user signs out or another user signs in.
public struct PendingLink<Map: NavigationMap>: Equatable, Sendable, Identifiable {
  /// The reason why a link is pending, and the user's location in the meantime.
  public enum Wait: Codable, Equatable, Sendable {
    /// The guard hasn't been asked yet.
    case arriving
    /// The guard can't decide yet. The user is still at this route, or if it is `nil` has not moved
    /// since the app started.
    case guarding(at: Route<Map>?)
    /// The user was sent to this route, to a sign-in for example, and is there or above it.
    case detour(to: Route<Map>)
    /// The app was asked to go on, or whatever was dispatched before the link hasn't happened yet.
    case moving
    /// A lock keeps the user at this route, and the request for the other route with it.
    case leaving(at: Route<Map>, for: Route<Map>)
    /// The user is asked at this route.
    case asking(at: Route<Map>)
  }

  /// The link's meaning.
  public let match: LinkMatch<Map>

  /// The source of the link.
  let source: LinkSource

  /// The window that it is for, once that is known.
  private(set) var window: WindowID?

  /// The user for whom it is kept.
  public private(set) var owner = LinkOwner.nobody

  /// The reason why it waits.
  public private(set) var wait = Wait.arriving

  /// How often the reason has changed.
  private(set) var changes = 0

  /// The time at which it is dropped, by the clock of the intake.
  private(set) var expires = Duration.zero

  /// The route that the app was asked for, the request, and whether that is a detour.
  private(set) var target: Route<Map>?
  private var action: RouteAction<Map>?
  private(set) var isInDetour = false

  /// The user's location without the form behind which the link waits; `nil` if there is none.
  private var origin: Route<Map>?

  /// Whether the user has acted in the form behind which the link waits; what other screens do is of no account.
  private(set) var isInUse = false
  /// The question of the lock that keeps the user, and whether they have answered it.
  private var lock: Map.Dialog?
  private(set) var isAnswered = false
  /// Whether another question has replaced that of the lock, or of the link.
  private(set) var isCovered = false

  init(_ match: LinkMatch<Map>, from source: LinkSource, in window: WindowID?) {
    self.match = match
    self.source = source
    self.window = window
  }

  /// The number of the link.
  public var id: Int { match.number }

  /// Whether it is about to be followed, or to wait.
  var isUnderWay: Bool { wait == .arriving || wait == .moving }

  /// The link's dialog, once its route is shown.
  var question: Map.Dialog? {
    if case .asking = wait { match.dialog } else { nil }
  }

  /// The action that the link waits for.
  var request: RouteAction<Map>? {
    switch wait {
    case .moving: action
    case .asking: match.dialog.map { .ask($0) }
    case .arriving, .guarding, .detour, .leaving: nil
    }
  }
}

extension PendingLink {
  /// Changes as was decided; an end isn't a change.
  mutating func change(_ decision: LinkDecision<Map>, by facts: LinkFacts<Map>) {
    if wait == .arriving {
      window = facts.window
      expires = facts.deadline
    }
    if wait == .arriving || owner == .nextUser { owner = facts.owner }
    origin = origin ?? facts.origin
    switch decision {
    case .stay, .routed, .refused: return
    case .wait(let next): become(next)
    case .settle:
      action = nil
      target = nil
      become(.moving)
    case .ask(let place): become(.asking(at: place))
    case .move(let action, to: let target):
      // The time in the form doesn't count.
      if case .detour = wait { expires = facts.deadline }
      self.action = action
      self.target = target
      isInDetour = facts.verdict != .allow
      become(.moving)
    }
  }

  /// Returns the place to which a link that keeps it adds its screens: the form that it needed is done.
  func base(at place: Route<Map>) -> Route<Map> {
    if case .detour(let form) = wait, place.isAbove(form), let origin { origin } else { place }
  }

  /// Returns whether the form behind which the link waited has closed, and nothing else.
  func isBack(at place: Route<Map>) -> Bool { place == origin }

  /// Notes what the user does, and returns whether that has answered the link's question.
  mutating func note(_ action: any ActionType) -> Bool {
    let request = routeAction(in: action, of: Map.self).0
    switch (wait, request) {
    case (.asking, .user(.answered(let dialog, _))?), (.asking, .endDialog(let dialog)?):
      return dialog == match.dialog
    case (.asking, .ask(let dialog)?):
      if dialog != match.dialog { isCovered = true }
    case (.leaving, .ask(let dialog)?):
      if lock == nil { lock = dialog } else if dialog != lock { isCovered = true }
    case (.leaving, .user(.answered(let dialog, _))?), (.leaving, .endDialog(let dialog)?):
      guard !isCovered || dialog == lock else { return false }
      isAnswered = true
      changes += 1
    case (.detour(let form), nil):
      let screen = action.as(Addressed<ScreenID<Map>>.self)?.address
      if let screen, screen.window == window, form.isBelow(screen) { isInUse = true }
    default: break
    }
    return false
  }

  /// Returns whether facts change the link, or whose it is.
  func isChanged(by facts: LinkFacts<Map>) -> Bool {
    decision(by: facts) != .stay || owner == .nextUser && facts.owner != .nextUser
  }

  /// Returns whether an action answers the link's question.
  func isAnswered(by action: any ActionType) -> Bool {
    guard let question,
      case .user(.answered(let dialog, _))? = routeAction(in: action, of: Map.self).0
    else { return false }
    return dialog == question
  }

  private mutating func become(_ next: Wait) {
    wait = next
    changes += 1
    lock = nil
    isAnswered = false
    isCovered = false
  }
}

extension PendingLink: Codable where Map.Dialog: Codable {}

/// The user for whom a pending link is kept, which is dropped rather than followed for another.
public enum LinkOwner: Hashable, Codable, Sendable {
  /// For this user, who is signed in.
  case user(String)
  /// For the user who signs in next, whoever that is; nobody is signed in.
  case nextUser
  /// For nobody, so that it is dropped when somebody signs in.
  case nobody
}

extension Route {
  /// Returns whether this route is on top of another: it has the same modals and perhaps more, or
  /// without modals the same screens and perhaps more.
  ///
  /// The screen on top of the other may have been replaced, as a register form replaces a sign-in.
  func isAbove(_ base: Self) -> Bool {
    guard root == base.root, tab == base.tab, modals.count >= base.modals.count else {
      return false
    }
    guard let last = base.modals.last else {
      return screens.count >= base.screens.count && screens.starts(with: base.screens.dropLast())
    }
    let position = base.modals.count - 1
    return zip(modals, base.modals.dropLast()).allSatisfy { $0.isSame(as: $1) }
      && modals[position].style == last.style
      && modals[position].stack.count >= last.stack.count
      && modals[position].stack.starts(with: last.stack.dropLast())
  }

  /// Returns whether a screen is the top of this route, has replaced it, or is above it.
  fileprivate func isBelow(_ screen: ScreenID<Map>) -> Bool {
    let stack: [Map.Screen]
    switch screen.container {
    case .modal(let depth):
      guard depth == modals.count - 1 else { return depth >= modals.count }
      stack = modals[depth].stack
    case .tab(let tab):
      guard modals.isEmpty, tab == self.tab else { return false }
      stack = [Map.firstScreen(of: tab)] + screens
    }
    return stack.dropLast().count { $0 == screen.screen } <= screen.number
  }
}
