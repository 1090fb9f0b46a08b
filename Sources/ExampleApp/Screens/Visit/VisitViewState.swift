import AppShell
import Redux

/// The visits to a sight in words, ready to show.
struct VisitViewState: Equatable {
  let name, count, elapsed: String
  /// Why changes on this screen won't be saved; nil if they will.
  let notice: String?
  /// Why loading takes long; nil if it doesn't.
  let waiting: String?
  let isLoading, canRetry, canDecrement: Bool

  init(
    _ sight: DataState<Sight>, _ visit: VisitState.Visit, problem: StorageProblem? = nil,
    waiting: String? = nil
  ) {
    name = sight.value?.title ?? sight.error?.words ?? ""
    self.waiting = waiting
    notice = problem?.words
    isLoading = sight.value == nil && sight.error == nil
    canRetry = sight.value == nil && sight.error != nil
    count = localized("Visits: \(visit.count)")
    elapsed = localized("Seconds elapsed: \(visit.secondsElapsed)")
    canDecrement = visit.count > 0
  }
}
