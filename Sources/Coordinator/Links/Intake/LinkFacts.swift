public import Coordinator

/// What the intake finds out about a link: the guard's verdict, the user's location and the time.
///
/// ``LinkState`` decides by these facts alone, so a recording of them repeats its decisions. They contain nothing
/// of the link's text.
public struct LinkFacts<Map: NavigationMap>: Equatable, Sendable {
  /// The pattern and the source of the link.
  let pattern: String
  let source: LinkSource
  /// The number of the link, and how often its wait has changed; facts about an earlier wait are outdated.
  let link: Int
  let changes: Int
  /// The verdict of the gate, or of the guard.
  let verdict: LinkVerdict<Map>
  /// The route to which the verdict leads; `nil` if there is no way, or if it leads nowhere.
  let target: Route<Map>?
  /// The user's location without a form that meets the requirement; `nil` if the guard leads to none.
  let origin: Route<Map>?
  /// The user who is signed in.
  let owner: LinkOwner
  /// The window of the link.
  let window: WindowID
  /// The user's location in that window; `nil` if the window is closed.
  let place: Route<Map>?
  /// Whether the user has moved there since the app started.
  let hasMoved: Bool
  /// The question that the user sees there.
  let dialog: Map.Dialog?
  /// Whether a form is open there that meets the requirement.
  let isInForm: Bool
  /// The time, and when a link that begins to wait now expires.
  let time: Duration
  let deadline: Duration

  /// Returns whether the facts are about a link as it waits now.
  func areAbout(_ other: PendingLink<Map>) -> Bool {
    link == other.id && changes == other.changes
  }
}

extension LinkFacts: Codable where Map.Dialog: Codable {}
