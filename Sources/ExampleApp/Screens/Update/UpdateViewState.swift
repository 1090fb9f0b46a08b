import Redux

/// The reason why the user can't use the app, ready to show.
struct UpdateViewState: Equatable {
  let title = SightsApp.name
  let message: String
  let isChecking: Bool

  init(_ check: DataState<SightsPage>) {
    message = check.error?.words ?? ClientError.outdated.words
    isChecking = check.isLoading
  }
}
