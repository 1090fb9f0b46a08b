import AppShell
import Coordinator
import CoordinatorLinks
import Outbox

/// The roots, tabs, screens and dialogs of the app.
nonisolated enum AppMap: NavigationMap {
  /// The app itself, or the wall that replaces it while it is too old.
  enum Root: String, CaseIterable, Codable, Sendable {
    case main, update
  }

  /// A tab, in the order of the tab bar.
  enum Tab: String, CaseIterable, Codable, Sendable {
    case explore, saved, account, update
  }

  /// A screen, whose identity includes its parameters.
  enum Screen: Hashable, Codable, Sendable {
    case explore, saved, account, unsent, signIn, register, update
    case results(SightQuery)
    case sight(id: Sight.ID)
    case visit(id: Sight.ID)
    case reviews(id: Sight.ID)
    case guide(id: Sight.ID)
    case writeReview(id: Sight.ID)
  }

  /// A question to the user, as an alert or an action sheet.
  enum Dialog: Codable, Hashable {
    case shell(ShellDialog)
    /// Asks before all saved sights are removed; a link has its number in it, so each link asks again.
    case clearing(link: Int? = nil)
    /// Asks before the user signs out, with the number of reviews that would be discarded.
    case signingOut(unsent: Int)
    /// Asks before a review of the user is removed.
    case removingReview(Review.ID, about: Sight.ID)
    /// Offers what can be done about a review that isn't removed yet.
    case unremoved(PendingReview.ID)
    /// Asks whether to send a review that the server may have already.
    case inDoubt(PendingReview.ID)
    /// Offers what can be done about a review that isn't sent yet.
    case unsent(PendingReview.ID, about: Sight.ID, canEdit: Bool)
  }

  /// The forms that a user without a session fills in.
  static let signInForms: Set<Screen> = [.signIn, .register]

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .main: [.explore, .saved, .account]
    case .update: [.update]
    }
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .explore: .explore
    case .saved: .saved
    case .account: .account
    case .update: .update
    }
  }
}

nonisolated extension Route<AppMap> {
  /// A sight above the list of sights.
  static func sight(_ id: Sight.ID) -> Self { Self(tab: .explore, [.sight(id: id)]) }
}

nonisolated extension Modal<AppMap> {
  /// A visit, which leaves half of its sight in view.
  static func visit(of id: Sight.ID) -> Self {
    Modal([.visit(id: id)], as: .sheet(detents: [.medium, .large]))
  }
}

nonisolated extension NavigationState<AppMap> {
  /// The sight that is shown above a tab's list, and beside it on a wide screen.
  subscript(sightAbove tab: AppMap.Tab) -> Sight.ID? {
    if case .sight(let id)? = stacks[tab]?.first { id } else { nil }
  }

  /// Whether a form to sign in is open.
  var isSigningIn: Bool { modals.contains { !AppMap.signInForms.isDisjoint(with: $0.stack) } }
}

nonisolated extension AppMap.Dialog {
  /// Offers what can be done about a review; nil while it is being sent.
  static func unsent(_ id: PendingReview.ID, in guestBook: GuestBookState) -> Self? {
    guard let review = guestBook.outbox[id], review.status != .sending else { return nil }
    if review.isRemoval { return .unremoved(id) }
    if review.isInDoubt { return .inDoubt(id) }
    return .unsent(id, about: review.change.sightId, canEdit: guestBook.canEdit(review))
  }
}
