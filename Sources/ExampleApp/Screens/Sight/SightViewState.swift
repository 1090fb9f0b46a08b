import AppComponents
import AppShell
import Redux

/// A sight as text, ready to show.
struct SightViewState: Equatable {
  let name, position: String?
  let place, summary, rating, link, saveTitle: String
  /// The button's action, as the title of a saved sight only says that it is saved.
  let saveLabel: String
  let isSaved: Bool
  /// The placeholder for the sight; nil if it was loaded.
  let placeholder: Placeholder?

  init(_ sight: DataState<Sight>, id: Sight.ID, isSaved: Bool, waiting: String? = nil) {
    name = sight.value?.title ?? sight.error.map { _ in Sight.title(of: id) }
    place = sight.value?.origin ?? ""
    position = sight.value?.position
    summary = sight.value?.summary ?? ""
    rating = sight.value?.opinion ?? localized("Not reviewed yet")
    link = AppLinks.address(of: .sight(id)) ?? ""
    self.isSaved = isSaved
    saveLabel = isSaved ? localized("Remove from Saved") : localized("Save")
    saveTitle = isSaved ? localized("♥ Saved") : localized("Save")
    placeholder =
      switch sight {
      case _ where sight.value != nil: nil
      case .failed(let error, _): .failure(localized("Could Not Load the Sight"), error.words)
      case .idle, .loading, .loaded: .loading(waiting)
      }
  }
}
