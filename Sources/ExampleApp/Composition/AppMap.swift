import Coordinator

/// The tabs, screens and alerts of the app.
enum AppMap: NavigationMap {
  /// A tab, in the order of the tab bar.
  enum Tab: String, CaseIterable, Codable, Sendable {
    case explore, saved, account, inspector
  }

  /// A screen, whose identity includes what it shows.
  enum Screen: Hashable, Codable, Sendable {
    case explore, saved, account, signIn, register, inspector
    case results(SightQuery)
    case sight(id: Sight.ID)
    case visit(id: Sight.ID)
    case reviews(id: Sight.ID)
    case writeReview(id: Sight.ID)
  }

  /// An alert.
  enum Dialog: Codable, Hashable {
    case question(LinkQuestion)
    case refusal(LinkExplanation)
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .explore: .explore
    case .saved: .saved
    case .account: .account
    case .inspector: .inspector
    }
  }
}

/// An action that navigates.
typealias AppRoute = RouteAction<AppMap>

extension AppMap.Screen {
  /// Whether the screen is a form, which is not restored when the app starts again.
  var isForm: Bool {
    switch self {
    case .writeReview, .signIn, .register: true
    case .explore, .results, .sight, .visit, .reviews, .saved, .account, .inspector: false
    }
  }
}

extension AppMap.Dialog {
  /// What the alert says, and what the user can choose.
  var content: DialogContent {
    switch self {
    case .question(let question):
      DialogContent(
        title: question.text,
        choices: [
          .init("Cancel", role: .cancel, action: LinkAction<AppMap>.declined(question.id)),
          .init("Remove", role: .destructive, action: LinkAction<AppMap>.confirmed(question.id)),
        ])
    case .refusal(let explanation): explanation.content
    }
  }
}
