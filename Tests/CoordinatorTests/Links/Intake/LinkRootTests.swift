import Coordinator
import CoordinatorLinks
import CoordinatorTesting
import Redux
import ReduxTesting
import Testing

/// Links into roots, and links that wait while another root is shown.
@MainActor @Suite(.timeLimit(.minutes(30))) struct LinkRootTests {
  let review = TestRoute(tab: .explore, [.sight(7)], modals: [[.review(7)]])

  private func makeStore(
    gate: @escaping @Sendable (TestApp) -> LinkVerdict<TestMap> = { _ in .allow },
    adding middleware: [Middleware<TestApp>] = []
  ) throws -> Store<TestApp> {
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link("welcome", to: Route(root: .onboarding, tab: .welcome)),
        Link("welcome/:page", .string("page", max: 9)) {
          Route(root: .onboarding, tab: .welcome, [.page($0)])
        } printing: { route in
          if case .page(let page)? = route.screens.last { page } else { nil }
        },
        Link("saved", to: Route(tab: .saved)),
        Link("review", requires: .signedIn, to: review),
      ])
    let intake: Middleware<TestApp> = linkIntake(
      table: links, links: \.links, navigation: \.navigation, clock: TestClock(), gate: gate,
      owner: { $0.user.map(LinkOwner.user) ?? .nextUser },
      guard: { _, app in app.user == nil ? .detour(.enter(.onboarding)) : .allow })
    return Store(initialState: TestApp(), middleware: [intake] + middleware)
  }

  private func probe(_ store: Store<TestApp>) -> NavigationProbe<TestApp, TestMap> {
    NavigationProbe(store, navigation: \.navigation, links: \.links)
  }

  @Test(arguments: ["welcome", "welcome/a", "saved"])
  func `a link to a root is printed as it is parsed`(path: String) throws {
    let store = try makeStore()
    let probe = probe(store)

    probe.open("app://\(path)")

    #expect(
      probe.outcome == .routed(pattern: path == "welcome/a" ? "welcome/:page" : path, from: .inApp))
    #expect(store.state.navigation.root == (path == "saved" ? .main : .onboarding))
  }

  @Test(arguments: [true, false])
  func `a link waits for an onboarding, and leads on from there`(entersFirst: Bool) throws {
    // An app may enter its main root in answer to the sign-in, before the link is looked at again.
    let entering: Middleware<TestApp> = { dispatch, _ in
      { next in
        { action in
          next(action)
          if entersFirst, action is SessionAction { dispatch(Action.enter(.main)) }
        }
      }
    }
    let store = try makeStore(adding: [entering])
    let probe = probe(store)

    probe.open("app://review")
    #expect(probe.screens == [.welcome])
    probe.send(Action.push(.signIn))
    probe.send(SessionAction(session: .user("ada")))

    #expect(store.state.navigation.route == review)
    #expect(probe.outcome == .routed(pattern: "review", from: .inApp))
    #expect(probe.incidents == [])
  }

  @Test func `a user who leaves the onboarding without signing in gives the link up`() throws {
    let store = try makeStore()
    let probe = probe(store)
    probe.open("app://review")

    probe.send(Action.enter(.main))
    probe.send(SessionAction(session: .user("ada")))

    #expect(probe.outcome == .refused(.superseded(pattern: "review"), from: .inApp))
    #expect(store.state.navigation.route == Route(tab: .explore))
  }

  @Test func `behind a closed gate every link waits`() throws {
    let store = try makeStore { $0.session == .unknown ? .detour(.enter(.onboarding)) : .allow }
    let probe = probe(store)
    probe.send(Action.select(.account))
    probe.send(SessionAction(session: .unknown))

    probe.open("app://saved")
    #expect(probe.screens == [.welcome])
    probe.send(SessionAction(session: .nobody))

    #expect(store.state.navigation.route == Route(tab: .saved))
    #expect(probe.outcome == .routed(pattern: "saved", from: .inApp))
  }

  @Test func `a link that waited at the gate waits for its sign-in, too`() throws {
    let leaving: Middleware<TestApp> = { dispatch, _ in
      { next in
        { action in
          next(action)
          if action is SessionAction { dispatch(Action.enter(.main)) }
        }
      }
    }
    let signIn = TestRoute(tab: .account, [.signIn])
    let links = try LinkTable<TestMap>(
      schemes: ["app"], [Link("review", requires: .signedIn, to: review)])
    let intake: Middleware<TestApp> = linkIntake(
      table: links, links: \.links, navigation: \.navigation, clock: TestClock(),
      gate: { $0.session == .unknown ? .detour(.enter(.onboarding)) : .allow },
      owner: { $0.user.map(LinkOwner.user) ?? .nextUser },
      guard: { _, app in app.user == nil ? .detour(.go(signIn)) : .allow })
    let store = Store(initialState: TestApp(), middleware: [intake, leaving])
    let probe = probe(store)
    probe.send(SessionAction(session: .unknown))
    probe.open("app://review")

    probe.send(SessionAction(session: .nobody))
    #expect(store.state.navigation.route == signIn)
    probe.send(SessionAction(session: .user("ada")))

    #expect(store.state.navigation.route == review)
    #expect(probe.outcome == .routed(pattern: "review", from: .inApp))
  }

  @Test func `a link to a tab that isn't there is refused`() throws {
    let store = try makeStore()
    let probe = probe(store)
    probe.send(Action.setTabs([.explore, .account]))

    probe.open("app://saved")

    guard case .refused(.unavailable(_, pattern: "saved"), _)? = probe.outcome else {
      Issue.record("\(String(describing: probe.outcome))")
      return
    }
    #expect(store.state.navigation.route == Route(tab: .explore))
    #expect(probe.incidents == [])
  }
}
