import AppShell
import Redux

/// A sight in words, ready to show.
struct SightViewState: Equatable {
  let name, position: String?
  let place, summary, rating, link, saveTitle, copyTitle: String
  /// Why nothing that the user does here will be kept.
  let notice: String?
  /// What to show instead of the sight; nil if it was loaded.
  let placeholder: Placeholder?

  init(
    _ id: Sight.ID, _ sight: DataState<Sight>, saved: [Sight.ID], copied: Sight.ID?, link: String,
    problem: StorageProblem? = nil, waiting: String? = nil
  ) {
    name = sight.value?.title
    place = sight.value?.origin ?? ""
    position = sight.value?.position
    summary = sight.value?.summary ?? ""
    rating = sight.value?.stars.map { localized("\($0) of 5") } ?? localized("Not reviewed yet")
    self.link = link
    saveTitle = saved.contains(id) ? localized("Remove from Saved") : localized("Save")
    copyTitle = copied == id ? localized("✓ Link Copied") : localized("Copy Link")
    notice = problem?.words
    placeholder =
      switch sight {
      case _ where sight.value != nil: nil
      case .failed(let error, _): .failure(localized("Could Not Load the Sight"), error.words)
      case .idle, .loading, .loaded: .loading(waiting)
      }
  }
}
