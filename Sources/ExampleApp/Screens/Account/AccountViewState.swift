import AppShell

/// The account as text, ready to show.
struct AccountViewState: Equatable {
  let title = localized("Account")
  /// The name of the user, or that nobody is signed in.
  let name: String
  /// The email of the user, or the reason for signing in.
  let email: String
  let isSignedIn: Bool
  /// How many reviews aren't sent yet; nil without any.
  let unsent: String?

  init(_ account: Account?, unsent count: Int = 0, held: Int = 0) {
    name = account?.name ?? localized("Not signed in")
    let reason =
      held == 0
      ? localized("Sign in to write reviews.")
      : localized("Sign in to send the reviews that wait: \(held).")
    email = account?.email ?? reason
    isSignedIn = account != nil
    unsent = count == 0 ? nil : localized("Not Sent Yet: \(count)")
  }
}
