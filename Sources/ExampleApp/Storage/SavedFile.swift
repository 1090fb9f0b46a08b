import Coordinator
import Foundation

/// What outlives the app, as it is on disk: what its features save, and the user's place.
struct SavedFile: Equatable {
  static let version = 1

  var data = SavedData()
  var place: NavigationState<AppMap>?
}

extension SavedFile: Encodable {
  private enum Key: String, CodingKey { case version, place }

  func encode(to encoder: any Encoder) throws {
    try data.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.version, forKey: .version)
    try values.encodeIfPresent(place, forKey: .place)
  }
}

extension SavedFile {
  private struct Header: Decodable { let version: Int }

  /// Reads what features saved; nil if the file is damaged, or from a later version of the app.
  static func data(in file: Data) -> SavedData? {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: file), header.version == version
    else { return nil }
    return try? decoder.decode(SavedData.self, from: file)
  }

  /// Reads the user's place, as far as it is known, without forms; nil if there is none.
  static func place(in file: Data) -> RestoredNavigation<AppMap>? {
    let object = try? JSONSerialization.jsonObject(with: file) as? [String: Any]
    guard let place = object?["place"], JSONSerialization.isValidJSONObject(place),
      let data = try? JSONSerialization.data(withJSONObject: place)
    else { return nil }
    return RestoredNavigation(from: data, fallback: AppState().navigation) { !$0.isForm }
  }
}
