import Redux

/// Who is signed in, in words, ready to show.
struct AccountViewState: Equatable {
  let name: String
  let email: String
  let isSignedIn: Bool

  init(_ session: DataState<Session>) {
    let account = session.value?.account
    name = account?.name ?? "Not signed in"
    email = account?.email ?? "Sign in to write reviews."
    isSignedIn = account != nil
  }
}
