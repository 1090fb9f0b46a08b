import AppShell
import Coordinator
import Redux

extension SessionAction {
  /// Makes an effect that signs in, and reports to the form that asked for it.
  static func signIn(
    _ credentials: Credentials, on form: Appearance<AppMap>, to client: SightsClient
  ) -> Effect<AppState> {
    WaitAction.request(
      .signIn, to: client, reporting: { ScreenAction<AppMap>(signIn($0), to: form) }
    ) { client, _ in
      try await client.signIn(credentials)
    }
  }

  /// Makes an effect that registers, and then signs in with the new account.
  static func register(
    _ registration: Registration, on form: Appearance<AppMap>, to client: SightsClient
  ) -> Effect<AppState> {
    WaitAction.request(
      .register, to: client, reporting: { ScreenAction<AppMap>(register($0), to: form) }
    ) { client, progress in
      let account = try await client.register(registration)
      progress(0.5)
      return try await client.signIn(
        Credentials(email: account.email, password: registration.password.value))
    }
  }
}
