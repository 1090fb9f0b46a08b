import Coordinator
import CoordinatorLinks
import Redux
import Testing

/// A link with a dialog opens its route and asks there; only a choice changes anything, and once.
@Suite struct AskingLinkTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>

  init() throws {
    store = try environment.store(adding: [
      linkDialogs(links: \.links, explaining: { .refusal($0) }),
      dialogAnswers(navigation: \.navigation) { dialog in
        DialogContent(
          title: "\(dialog)",
          choices: [.init("No", role: .cancel), .init("Yes", action: TestEffect.clear)])
      },
    ])
    store.dispatch(TestLinkAction.received("app://saved/clear", from: .inApp))
  }

  private let yes = Action.user(.answered(.clearing, choice: 1))
  private let no = Action.user(.answered(.clearing, choice: 0))

  @Test func `the link shows its place and asks there`() {
    #expect(store.state.navigation == Place(selectedTab: .saved, dialog: .clearing))
    #expect(store.state.links.question == .clearing)
    #expect(store.state.links.outcome == .pending(pattern: "saved/clear", from: .inApp))
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
    environment.advance(by: .seconds(61))
    store.dispatch(SessionAction(session: .nobody))
    #expect(store.state.links.outcome == .refused(.expired(pattern: "saved/clear"), from: .inApp))
    #expect(store.state.navigation.dialog == nil)

    store.dispatch(yes)

    #expect(store.state.effects == [])
  }

  @Test func `going elsewhere ends the dialog`() {
    store.dispatch(Action.user(.selected(.account)))
    store.dispatch(yes)

    #expect(store.state.effects == [])
    #expect(store.state.links.question == nil)
    #expect(store.state.navigation == Place(selectedTab: .account))
  }

  @Test func `an answer to another dialog leaves the link pending`() {
    store.dispatch(TestLinkAction.received("app://nowhere", from: .notification))
    guard let refusal = store.state.navigation.dialog, refusal != .clearing else {
      Issue.record("the refusal isn't explained")
      return
    }

    store.dispatch(Action.user(.answered(refusal, choice: 0)))

    #expect(store.state.links.question == .clearing)
    #expect(store.state.navigation.dialog == .clearing)
    store.dispatch(yes)
    #expect(store.state.effects == [.clear])
  }

  @Test func `the same dialog opened by a button settles no link`() {
    store.dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))
    store.dispatch(Action.ask(.clearing))

    store.dispatch(no)

    #expect(store.state.links.pending?.match.pattern == "sights/:id/reviews/new")
  }
}
