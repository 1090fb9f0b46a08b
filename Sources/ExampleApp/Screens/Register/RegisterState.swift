import AppComponents
import Redux

/// The state of one form to register, until it closes.
struct RegisterState: FormStateType {
  var form = FormState<Registration>()
  /// The email with which the user went on to sign in.
  private(set) var email = ""

  mutating func reduce(_ action: any ActionType) {
    form.reduce(action)
    if case RegisterAction.other(.signInTapped(let email)) = action { self.email = email }
  }
}
