import Coordinator
import CoordinatorLinks
import CoordinatorTesting
import Redux
import ReduxTesting
import Testing

/// The samples of “Deep links that need a sign-in: guards and pending links”, run.
@MainActor @Suite(.timeLimit(.minutes(30))) struct GuardsSamples {
  enum Map: NavigationMap {
    enum Tab: CaseIterable, Codable { case home }
    enum Screen: Hashable, Codable { case home, drafts, signIn, register }

    static func firstScreen(of tab: Tab) -> Screen { .home }
  }

  struct State: StateType {
    var navigation = NavigationState<Map>(selectedTab: .home)
    var links = LinkState<Map>()
    var user: String?
    var lastUser: String?

    mutating func reduce(_ action: any ActionType) {
      navigation.reduce(action)
      links.reduce(action)
      guard let action = action as? UserAction else { return }
      user = action.user
      if action.user != nil || !action.isExpired { lastUser = action.user }
    }
  }

  struct UserAction: ActionType {
    let user: String?
    var isExpired = false
  }

  @Test func `a screen that a link required stays while the session has only expired`() throws {
    let table = try LinkTable<Map>(
      schemes: ["notes"],
      [Link("drafts", requires: .signedIn, to: Route(tab: .home, [.drafts]))])
    let store = Store(
      initialState: State(),
      middleware: [
        linkIntake(
          table: table, links: \.links, navigation: \.navigation, clock: TestClock(),
          owner: { $0.user.map(LinkOwner.user) ?? .nextUser },
          requirement: { screen in screen == .drafts ? .signedIn : nil },
          holder: { _, state in state.lastUser },
          guard: { _, state in
            state.user == nil ? .detour(.present([.signIn]), forms: [.signIn, .register]) : .allow
          })
      ])
    let probe = NavigationProbe(store, navigation: \.navigation, links: \.links)
    probe.send(RouteAction<Map>.present([.register]))
    probe.open("notes://drafts")
    #expect(probe.screens == [.home, .register])

    probe.send(UserAction(user: "ada"))
    #expect(probe.screens == [.home, .drafts])
    probe.send(UserAction(user: nil, isExpired: true))
    #expect(probe.screens == [.home, .drafts])
    probe.send(UserAction(user: nil))
    #expect(probe.screens == [.home])
  }
}
