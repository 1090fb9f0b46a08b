import AppShell
import AppTesting
import Redux
import Testing
import UIKit

@testable import ExampleApp

@Suite @MainActor struct AccountFormTests {
  @Test func `the form can't be sent again while it is being sent`() {
    let form = SignInViewController()
    form.loadViewIfNeeded()
    (form.emailField.text, form.passwordField.text) = ("ada@example.com", "countess")

    form.render(SignInViewState(.loading()))
    form.passwordField.sendActions(for: .editingChanged)
    let whileSending = form.form.sendButton.isEnabled
    form.render(SignInViewState(.failed(ClientError.signedOut)))

    #expect(!whileSending)
    #expect(form.form.sendButton.isEnabled)
  }

  @Test func `a registration can't be sent again while it is being sent`() {
    let form = RegisterViewController()
    form.loadViewIfNeeded()
    (form.nameField.text, form.emailField.text) = ("Ada", "ada@example.com")
    form.passwordField.text = "countess"

    form.render(RegisterViewState(.loading()))
    form.passwordField.sendActions(for: .editingChanged)
    let whileSending = form.form.sendButton.isEnabled
    form.render(RegisterViewState(.idle))

    #expect(!whileSending)
    #expect(form.form.sendButton.isEnabled)
  }
}
