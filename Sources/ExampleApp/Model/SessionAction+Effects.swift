import AppComponents
import AppShell
import Coordinator
import Redux

nonisolated extension SessionAction {
  /// Returns an effect that signs in, and reports the progress to the form by an action.
  static func signIn(
    _ credentials: Credentials, on form: ScreenID<AppMap>, to client: SightsClient
  ) -> Effect<AppState> {
    { store in
      let request = SlowRequestAction.request(
        .signIn(form), to: client, reporting: { SignInAction.sending($0) }
      ) { client, _ in
        let account = try await client.signIn(credentials)
        store.dispatch(signedIn(account))
        return account
      }
      await request(store)
      await endCanceledSession(in: store, of: client)
    }
  }

  /// Returns an effect that registers, signs in with the new account, and welcomes the user.
  static func register(
    _ registration: Registration, on form: ScreenID<AppMap>, to client: SightsClient
  ) -> Effect<AppState> {
    { store in
      let request = SlowRequestAction.request(
        .register(form), to: client, reporting: { RegisterAction.sending($0) }
      ) { client, progress in
        let registered = try await client.register(registration)
        progress(0.5)
        let account = try await client.signIn(
          Credentials(email: registered.email, password: registration.password.value))
        store.dispatch(signedIn(account))
        store.dispatch(FeedbackAction.registered(name: registration.name))
        return account
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
