import AppShell
import Redux

/// The visits to a sight as text, ready to show.
struct VisitViewState: Equatable {
  let title = localized("Visit")
  let name: String
  let count: String
  let elapsed: String
  /// The reason for a long load; nil without one.
  let waiting: String?
  let isLoading: Bool
  let canRetry: Bool
  let canDecrement: Bool

  init(
    _ visit: VisitState, count: Int, _ sight: DataState<Sight>, waiting: String? = nil
  ) {
    name = sight.value?.title ?? sight.error?.words ?? ""
    self.count = localized("Visits: \(count)")
    elapsed = localized("Seconds on this screen: \(visit.secondsElapsed)")
    self.waiting = waiting
    isLoading = sight.value == nil && sight.error == nil
    canRetry = sight.value == nil && sight.error != nil
    canDecrement = count > 0
  }
}
