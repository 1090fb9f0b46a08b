import AppComponents
import Redux

/// The state of one form to sign in, until it closes.
struct SignInState: FormStateType {
  var form = FormState<Credentials>()
  /// The email with which the user went on to register.
  private(set) var email = ""

  mutating func reduce(_ action: any ActionType) {
    form.reduce(action)
    if case SignInAction.other(.registerTapped(let email)) = action { self.email = email }
  }
}
