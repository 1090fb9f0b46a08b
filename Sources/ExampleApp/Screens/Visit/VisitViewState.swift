import Redux

/// The visits to a sight in words, ready to show.
struct VisitViewState: Equatable {
  let name, count, elapsed: String
  /// Why nothing that the user does here will be kept.
  let notice: String?
  let isLoading, canRetry, canDecrement: Bool

  init(
    _ sight: DataState<Sight>, _ visit: VisitState.Visit, problem: StorageProblem? = nil,
    waiting: String? = nil
  ) {
    name =
      sight.value?.name ?? sight.error?.words ?? waiting.map { "\($0) Go back to stop." } ?? ""
    notice = problem?.words
    isLoading = sight.value == nil && sight.error == nil
    canRetry = sight.value == nil && sight.error != nil
    count = "Visits: \(visit.count)"
    elapsed = "Seconds elapsed: \(visit.secondsElapsed)"
    canDecrement = visit.count > 0
  }
}
