/// The account in words, ready to show.
struct AccountViewState: Equatable {
  let name: String
  let email: String
  let isSignedIn: Bool

  init(_ session: Session?) {
    name = session?.account.name ?? "Not signed in"
    email = session?.account.email ?? "Sign in to write reviews."
    isSignedIn = session != nil
  }
}
