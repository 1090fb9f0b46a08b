import AppShell

/// The account as text, ready to show.
struct AccountViewState: Equatable {
  /// The name of the user, or that nobody is signed in.
  let name: String
  /// The email of the user, or the reason for signing in.
  let email: String
  let isSignedIn: Bool

  init(_ account: Account?) {
    name = account?.name ?? localized("Not signed in")
    email = account?.email ?? localized("Sign in to write reviews.")
    isSignedIn = account != nil
  }
}
