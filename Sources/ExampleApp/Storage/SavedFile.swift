import Coordinator
import Foundation

/// What outlives the app, as it lies on disk.
struct SavedFile: Codable, Equatable {
  static let version = 1

  var version = Self.version
  var saved: [Sight.ID] = []
  var visits: [Sight.ID: Int] = [:]
  /// Where the user was.
  var place: NavigationState<AppMap>?
}

extension SavedFile {
  init(_ state: AppState) {
    saved = state.bookmarks.sights
    visits = state.visits.counts
    place = state.navigation
  }

  /// Reads a file; nil if it is damaged or of a version to come.
  ///
  /// A place that can't be read as a whole is no damage: what is known of it is put back.
  init?(_ data: Data) {
    guard let file = try? JSONDecoder().decode(Readable.self, from: data),
      file.version == Self.version
    else { return nil }
    (saved, visits) = (file.saved, file.visits)
  }

  /// All but the place.
  private struct Readable: Decodable {
    let version: Int
    let saved: [Sight.ID]
    let visits: [Sight.ID: Int]
  }

  /// Reads the place in a file, as far as it can be put back; nil if there is none.
  ///
  /// Forms are not: what was typed is gone, and so is the session that some need.
  static func place(in data: Data) -> RestoredNavigation<AppMap>? {
    let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let place = object?["place"], JSONSerialization.isValidJSONObject(place),
      let data = try? JSONSerialization.data(withJSONObject: place)
    else { return nil }
    let start = NavigationState<AppMap>(selectedTab: .explore)
    return RestoredNavigation(from: data, fallback: start) { !$0.isForm }
  }
}
