import AppComponents
import AppShell
import AppTesting
import Redux
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct AccountFormTests {
  private func state(after event: LoadAction<Account>) -> SignInState {
    var state = SignInState()
    state.reduce(SignInAction.sending(event))
    return state
  }

  private func registration(after event: LoadAction<Account>) -> RegisterState {
    var state = RegisterState()
    state.reduce(RegisterAction.sending(event))
    return state
  }

  @Test func `the form can't be sent again while it is being sent`() {
    let form = SignInViewController()
    form.loadViewIfNeeded()
    form.emailField.text = "ada@example.com"
    form.passwordField.text = "countess"

    form.render(SignInViewState(state(after: .started)))
    form.passwordField.sendActions(for: .editingChanged)
    let whileSending = form.form.sendButton.isEnabled
    form.render(SignInViewState(state(after: .failure(ClientError.signedOut))))

    #expect(!whileSending)
    #expect(form.form.sendButton.isEnabled)
  }

  @Test(arguments: [
    ("ann@example.com", true), ("ann@x", false), ("ann@x.", false), ("@example.com", false),
    ("ann b@example.com", false), ("ann@mail.example.com", true),
  ])
  func `an email address needs a whole domain`(text: String, isWhole: Bool) {
    let form = RegisterViewController()

    form.emailField.text = text

    #expect((form.emailField.emailProblem == nil) == isWhole)
  }

  @Test func `the bar of a registration is named while it is shown`() {
    let form = RegisterViewController()
    form.loadViewIfNeeded()

    form.render(RegisterViewState(registration(after: .started)))
    #expect(form.progressLabel.text == "Sending…" && !form.progress.isHidden)
    form.render(RegisterViewState(RegisterState()))

    #expect(form.progress.isHidden)
  }

  @Test func `a registration can't be sent again while it is being sent`() {
    let form = RegisterViewController()
    form.loadViewIfNeeded()
    form.nameField.text = "Ada"
    form.emailField.text = "ada@example.com"
    form.passwordField.text = "countess"

    form.render(RegisterViewState(registration(after: .started)))
    form.passwordField.sendActions(for: .editingChanged)
    let whileSending = form.form.sendButton.isEnabled
    form.render(RegisterViewState(RegisterState()))

    #expect(!whileSending)
    #expect(form.form.sendButton.isEnabled)
  }
}
