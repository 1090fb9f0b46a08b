import AppComponents
import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let account: [Scene] = [
    Scene("Account-signed_out", at: "sights://account", sizes: Size.several) { user in
      try await user.sees("Not signed in")
    },
    Scene("Account-signed_in", at: "sights://account") { user in
      try await user.sees("Not signed in")
      user.signIn()
    },
    Scene("SignIn-empty", at: "sights://account/sign-in", sizes: Size.several) { user in
      try await user.sees("Password")
    },
    Scene("SignIn-filled", at: "sights://account/sign-in") { user in
      try await user.fillInSignIn()
    },
    Scene("SignIn-sending", at: "sights://account/sign-in") { user in
      try await user.fillInSignIn()
      user.dispatch(SignInAction.sending(.started))
    },
    Scene("SignIn-wrong", at: "sights://account/sign-in") { user in
      try await user.fillInSignIn()
      user.screen.press(.enter)
      try await user.sees("Wrong email or password.")
    },
    Scene("SignIn-guarding", at: "sights://sights/3") { user in
      try await user.sees("Reviews")
      user.app.open("sights://sights/3/reviews/new", from: .customScheme)
      try await user.sees("New here?")
    },
    Scene("Register-empty", at: "sights://account/register", sizes: Size.several) { user in
      try await user.sees("Password")
    },
    Scene("Register-invalid", at: "sights://account/register") { user in
      try await user.sees("Password")
      user.screen.type("Ada")
      for _ in 1...3 { user.screen.press(.enter) }
      try await user.sees("⚠ Enter your email address.")
    },
    Scene("Register-filled", at: "sights://account/register") { user in
      try await user.fillInRegistration()
    },
    Scene("Register-sending", at: "sights://account/register") { user in
      try await user.fillInRegistration()
      user.dispatch(RegisterAction.sending(.started), RegisterAction.sending(.progress(0.5)))
    },
    Scene("Register-refused", at: "sights://account/register") { user in
      try await user.fillInRegistration()
      user.dispatch(RegisterAction.sending(.failure(ClientError.emailTaken)))
    },
  ]
}

extension AppUser {
  /// Has Ada signed in.
  func signIn() {
    let ada = Account(id: "ada", name: "Ada Lovelace", email: "ada@example.com")
    app.services.client.tokens.keep(Session(token: "token", account: ada))
    dispatch(SessionAction.signedIn(ada))
  }

  fileprivate func fillInSignIn() async throws {
    try await sees("New here?")
    try fill("Email", with: "ada@example.com")
    try fill("Password", with: "countess")
  }

  fileprivate func fillInRegistration() async throws {
    try await sees("Show Password")
    try fill("Name", with: "Ada Lovelace")
    try fill("Email", with: "ada@example.com")
    try fill("Password", with: "countess")
  }
}
