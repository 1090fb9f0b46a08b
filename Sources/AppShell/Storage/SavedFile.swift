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
  /// Whether a newer version of the app wrote the file.
  static func isNewer(_ file: Data) -> Bool {
    header(of: file).map { $0.version > version } ?? false
  }

  /// Reads what features saved; nil if the file is damaged.
  static func data(in file: Data) -> App.Saved? {
    guard header(of: file)?.version == version else { return nil }
    return try? JSONDecoder().decode(App.Saved.self, from: file)
  }

  private static func header(of file: Data) -> Header? {
    try? JSONDecoder().decode(Header.self, from: file)
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

private struct Header: Decodable { let version: Int }
