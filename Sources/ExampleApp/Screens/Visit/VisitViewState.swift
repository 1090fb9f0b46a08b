import AppShell
import Redux

/// The visits to a sight as text, ready to show.
struct VisitViewState: Equatable {
  let name: String
  let count: String
  let elapsed: String
  /// Why changes on this screen won't be saved; nil if they will.
  let notice: String?
  /// Why loading takes long; nil if it doesn't.
  let waiting: String?
  let isLoading: Bool
  let canRetry: Bool
  let canDecrement: Bool

  init(
    _ visit: VisitState, count: Int, _ sight: DataState<Sight>, problem: StorageProblem? = nil,
    waiting: String? = nil
  ) {
    name = sight.value?.title ?? sight.error?.words ?? ""
    self.count = localized("Visits: \(count)")
    elapsed = localized("Seconds elapsed: \(visit.secondsElapsed)")
    notice = problem?.words
    self.waiting = waiting
    isLoading = sight.value == nil && sight.error == nil
    canRetry = sight.value == nil && sight.error != nil
    canDecrement = count > 0
  }
}
