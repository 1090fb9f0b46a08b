import AppComponents
import AppShell
import AppTesting
import Coordinator
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct FormStateTests {
  private var state = AppState()
  private let lower = ScreenID<AppMap>(.signIn, in: .modal(0))
  private let upper = ScreenID<AppMap>(.signIn, in: .modal(0), number: 1)
  private let failure = SignInAction.sending(.failure(ClientError.signedOut))

  init() { reduce(AppRoute.present([.signIn, .signIn])) }

  private mutating func reduce(_ action: any ActionType) { state.reduce(action) }

  private mutating func reduce(_ action: any ActionType, on form: ScreenID<AppMap>) {
    state.reduce(Addressed(action, to: form))
  }

  @Test mutating func `the same form twice has two states`() {
    reduce(failure, on: lower)

    #expect(state.signIn[lower]?.form.sending == .failed(ClientError.signedOut))
    #expect(state.signIn[upper] == SignInState())
  }

  @Test mutating func `a form that opens again is fresh`() {
    reduce(failure, on: lower)

    reduce(AppRoute.dismiss)
    #expect(state.signIn[lower] == nil)
    reduce(AppRoute.present([.signIn]))

    #expect(state.signIn[lower] == SignInState())
  }

  @Test mutating func `a late failure doesn't reach a form of its kind`() {
    reduce(failure, on: ScreenID(.signIn, in: .modal(1)))

    #expect(state.signIn[lower] == SignInState())
    #expect(state.signIn[upper] == SignInState())
  }

  @Test mutating func `typing takes a failure back, in its own form`() {
    reduce(failure, on: lower)
    reduce(failure, on: upper)

    reduce(SignInAction.changed(hasText: false), on: upper)

    #expect(state.signIn[lower]?.form.sending.error != nil)
    #expect(state.signIn[upper] == SignInState())
  }

  @Test mutating func `a form with text is left without a question once someone is signed in`() {
    reduce(SignInAction.changed(hasText: true), on: upper)
    #expect(state.formsWithText == [.signIn])

    reduce(SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))

    #expect(state.formsWithText.isEmpty)
  }
}
