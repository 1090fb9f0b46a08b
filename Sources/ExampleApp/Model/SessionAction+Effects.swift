import Redux

extension SessionAction {
  /// Makes an effect that signs in.
  static func signIn(_ credentials: Credentials, to client: SightsClient) -> Effect<AppState> {
    WaitAction.request(.signIn, to: client, reporting: { signIn($0) }) { client, _ in
      try await client.signIn(credentials)
    }
  }

  /// Makes an effect that registers, and then signs in with the new account.
  static func register(
    _ registration: Registration, to client: SightsClient
  ) -> Effect<AppState> {
    WaitAction.request(.register, to: client, reporting: { register($0) }) { client, progress in
      let account = try await client.register(registration)
      progress(0.5)
      return try await client.signIn(
        Credentials(email: account.email, password: registration.password))
    }
  }
}
