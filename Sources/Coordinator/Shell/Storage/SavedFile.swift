import Coordinator
import Foundation

/// The data that outlives the app, as it is on disk: the features' data, and the user's location.
struct SavedFile<App: AppType>: Equatable {
  static var version: Int { 1 }

  var data: App.Saved?
  var place: NavigationState<App.Map>?
}

extension SavedFile: Encodable {
  private enum Key: String, CodingKey { case version, place }

  func encode(to encoder: any Encoder) throws {
    try data?.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.version, forKey: .version)
    try values.encodeIfPresent(place, forKey: .place)
  }
}

extension SavedFile {
  /// Reads the version of the file, and what features saved in this version; nil if the file is damaged.
  static func contents(of file: Data) -> (version: Int, data: App.Saved?)? {
    let contents = try? JSONDecoder().decode(Contents<App>.self, from: file)
    return contents.map { ($0.version, $0.data) }
  }

  /// Reads the user's location, as far as it is known, without forms; nil if there is none.
  static func place(in file: Data) -> RestoredNavigation<App.Map>? {
    let object = try? JSONSerialization.jsonObject(with: file) as? [String: Any]
    guard let place = object?["place"], JSONSerialization.isValidJSONObject(place),
      let data = try? JSONSerialization.data(withJSONObject: place)
    else { return nil }
    return RestoredNavigation(
      from: data, fallback: App.initialState[keyPath: App.paths.navigation], where: App.isRestored)
  }
}

private struct Contents<App: AppType>: Decodable {
  private enum Key: String, CodingKey { case version }

  let version: Int
  let data: App.Saved?

  init(from decoder: any Decoder) throws {
    version = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .version)
    data = version == SavedFile<App>.version ? try? App.Saved(from: decoder) : nil
  }
}
