import AppComponents
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
        store.dispatch(FeedbackAction.registered(name: account.name))
        return account
      }
      await request(store)
    }
  }
}
