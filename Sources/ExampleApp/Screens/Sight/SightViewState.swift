import Foundation
import Redux

/// A sight in words, ready to show.
struct SightViewState: Equatable {
  /// What there is to read.
  struct Details: Equatable {
    let name: String
    let place: String
    let position: String
    let summary: String
    let rating: String
    let link: String
  }

  /// What the screen as a whole shows.
  enum Phase: Equatable {
    case loading
    case shown(Details)
    case failed(String)
  }

  let phase: Phase
  let saveTitle: String
  let copyTitle: String

  init(
    _ id: Sight.ID, _ sight: DataState<Sight>, saved: [Sight.ID], copied: Sight.ID?, link: String
  ) {
    phase =
      if let sight = sight.value {
        .shown(Details(sight, link: link))
      } else if let error = sight.error {
        .failed(words(for: error))
      } else {
        .loading
      }
    saveTitle = saved.contains(id) ? "Remove from Saved" : "Save"
    copyTitle = copied == id ? "✓ Link Copied" : "Copy Link"
  }
}

extension SightViewState.Details {
  init(_ sight: Sight, link: String) {
    name = sight.name
    place = "\(words(forPlaceOf: sight)) · \(words(forYear: sight.year))"
    position = words(latitude: sight.latitude, longitude: sight.longitude)
    summary = sight.summary
    rating = sight.rating.map { "★ \($0.formatted(.rating)) of 5" } ?? "Not reviewed yet"
    self.link = link
  }
}
