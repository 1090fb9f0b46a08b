import AppShell
import AppTesting
import Coordinator
import Outbox
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct WriteReviewMiddlewareTests {
  private let store = Store(
    initialState: AppState(),
    middleware: [writeReviewMiddleware(.test(time: .system))])
  private let form = Modal<AppMap>([.writeReview(id: 3)])
  private let signIn = Modal<AppMap>([.signIn])

  init() { store.dispatch(AppRoute.present(form)) }

  @Test func `who is no longer signed in is asked to sign in again`() {
    add()

    store.dispatch(ReviewOutboxAction.held("1", .signedOut))

    #expect(store.state.navigation.modals == [form, signIn])
  }

  @Test func `who registers instead isn't asked to sign in above that`() {
    store.dispatch(AppRoute.present(signIn))
    store.dispatch(AppRoute.push(.register))
    add()

    store.dispatch(ReviewOutboxAction.held("1", .signedOut))

    #expect(store.state.navigation.modals == [form, Modal([.signIn, .register])])
  }

  @Test func `a review that is being sent by now opens no form`() {
    store.dispatch(
      SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))
    store.dispatch(AppRoute.go(Route(tab: .explore, [.sight(id: 3)])))
    add()
    store.dispatch(ReviewOutboxAction.started("1", at: .distantPast))

    store.dispatch(GuestBookAction.editTapped("1", about: 3))

    #expect(store.state.navigation.modals == [])
  }

  @Test func `who has given a review up by signing out isn't asked when its answer comes`() {
    store.dispatch(ReviewOutboxAction.held("1", .signedOut))

    #expect(store.state.navigation.modals == [form])
  }

  private func add() {
    let change = ReviewChange(sightId: 3, draft: ReviewDraft(rating: 4, text: "High."))
    store.dispatch(
      ReviewOutboxAction.added(PendingReview(change, id: "1", account: "ada@example.com")))
  }
}
