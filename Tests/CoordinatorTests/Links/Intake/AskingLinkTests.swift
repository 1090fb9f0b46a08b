import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing

/// A link with a dialog opens its route and asks there; only a choice changes anything, and once.
@Suite(.timeLimit(.minutes(30))) struct AskingLinkTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>

  init() throws {
    store = try environment.store(adding: [
      linkDialogs(links: \.links, navigation: \.navigation, explaining: { .refusal($0) }),
      dialogAnswers(navigation: \.navigation) { dialog in
        DialogContent(
          title: "\(dialog)",
          choices: [.init("No", role: .cancel), .init("Yes", action: TestEffect.clear)])
      },
    ])
    store.dispatch(TestLinkAction.received("app://saved/clear", from: .inApp))
  }

  private let yes = Action.user(.answered(.clearing(1), choice: 1))
  private let no = Action.user(.answered(.clearing(1), choice: 0))

  @Test func `the link shows its place and asks there`() {
    #expect(store.state.navigation == Place(selectedTab: .saved, dialog: .clearing(1)))
    #expect(store.state.links.pending?.wait == .asking(at: Route(tab: .saved)))
    #expect(store.state.effects == [])
  }

  @Test func `agreeing changes data once, and the link has led to its place`() {
    store.dispatch(yes)
    store.dispatch(yes)

    #expect(store.state.effects == [.clear])
    #expect(store.state.navigation.dialog == nil)
    #expect(store.state.links.pending == nil)
    #expect(store.state.links.outcome == .routed(pattern: "saved/clear", from: .inApp))
  }

  @Test func `declining changes nothing, and can't be taken back`() {
    store.dispatch(no)
    store.dispatch(yes)

    #expect(store.state.effects == [])
    #expect(store.state.links.outcome == .routed(pattern: "saved/clear", from: .inApp))
  }

  @Test func `a dialog ends with its link`() {
    environment.clock.jump(by: .seconds(61))
    store.dispatch(SessionAction(session: .nobody))
    #expect(store.state.links.outcome == .refused(.expired(pattern: "saved/clear"), from: .inApp))
    guard case .refusal(let explanation)? = store.state.navigation.dialog else {
      Issue.record("the refusal isn't explained")
      return
    }
    #expect(explanation.refusal == .expired(pattern: "saved/clear"))

    store.dispatch(yes)

    #expect(store.state.effects == [])
  }

  @Test func `going elsewhere ends the dialog`() {
    store.dispatch(Action.user(.selected(.account)))
    store.dispatch(yes)

    #expect(store.state.effects == [])
    #expect(store.state.links.pending == nil)
    #expect(store.state.navigation == Place(selectedTab: .account))
  }

  @Test func `a yes after the link has expired does nothing`() {
    environment.clock.jump(by: .seconds(61))

    store.dispatch(yes)

    #expect(store.state.effects == [])
    #expect(store.state.navigation.dialog != .clearing(1))
    #expect(store.state.links.outcome == .refused(.expired(pattern: "saved/clear"), from: .inApp))
  }

  @Test func `a late yes doesn't answer the same question asked again`() {
    store.dispatch(TestLinkAction.received("app://saved/clear", from: .inApp))
    #expect(store.state.navigation.dialog == .clearing(2))

    store.dispatch(yes)

    #expect(store.state.effects == [])
    #expect(store.state.navigation.dialog == .clearing(2))
    store.dispatch(Action.user(.answered(.clearing(2), choice: 1)))
    #expect(store.state.effects == [.clear])
  }

  @Test func `the question ends when a newer link waits`() {
    store.dispatch(SessionAction(session: .unknown))

    store.dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))

    #expect(store.state.navigation == Place(selectedTab: .saved))
    #expect(store.state.links.pending?.id == 2)
  }

  @Test func `a bad link is explained behind the question`() throws {
    store.dispatch(TestLinkAction.received("app://nowhere", from: .notification))
    #expect(store.state.navigation.dialog == .clearing(1))

    store.dispatch(yes)

    #expect(store.state.effects == [.clear])
    guard case .refusal? = store.state.navigation.dialog else {
      Issue.record("the refusal isn't explained")
      return
    }
  }

  @Test func `the same dialog opened by a button settles no link`() {
    store.dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))
    store.dispatch(Action.ask(.clearing(2)))

    store.dispatch(Action.user(.answered(.clearing(2), choice: 0)))

    #expect(store.state.links.pending?.match.pattern == "sights/:id/reviews/new")
  }
}
