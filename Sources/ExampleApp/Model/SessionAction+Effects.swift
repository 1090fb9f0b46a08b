import AppComponents
import AppShell
import Coordinator
import Redux

nonisolated extension SessionAction {
  /// Returns an effect that signs in, and reports progress and failure to the form.
  ///
  /// The success is the session's action alone: it closes the form, and then the effect dispatches nothing more.
  static func signIn(
    _ credentials: Credentials, on form: ScreenID<AppMap>, to client: SightsClient
  ) -> Effect<AppState> {
    { store in
      let request = SlowRequestAction.request(
        .signIn(form), to: client,
        reporting: { (event: LoadAction<Account>) in
          guard case .success(let account) = event else { return SignInAction.sending(event) }
          return signedIn(account)
        }
      ) { client, _ in try await client.signIn(credentials) }
      await request(store)
      await endCanceledSession(in: store, of: client)
    }
  }

  /// Returns an effect that registers and signs in with the new account, and reports like ``signIn(_:on:to:)``.
  static func register(
    _ registration: Registration, on form: ScreenID<AppMap>, to client: SightsClient
  ) -> Effect<AppState> {
    { store in
      let request = SlowRequestAction.request(
        .register(form), to: client,
        reporting: { (event: LoadAction<Account>) in
          guard case .success(let account) = event else { return RegisterAction.sending(event) }
          return signedIn(account, registeredAs: registration.name)
        }
      ) { client, progress in
        let registered = try await client.register(registration)
        progress(0.5)
        return try await client.signIn(
          Credentials(email: registered.email, password: registration.password.value))
      }
      await request(store)
      await endCanceledSession(in: store, of: client)
    }
  }

  /// Ends a session that began as the user canceled: the app doesn't know of it, but would at its next start.
  ///
  /// The form is canceled on the main actor, where the state then says whether the sign-in came first.
  @MainActor private static func endCanceledSession(
    in store: any StoreType<AppState>, of client: SightsClient
  ) async {
    guard Task.isCancelled, !store.state.session.isSignedIn, let session = client.tokens.take()
    else { return }
    // A request of this task would be canceled, too.
    await Task { try? await client.signOut(session) }.value
  }
}
