import Coordinator
public import Foundation
import Redux

/// What outlives the app, as it is on disk: the features' data with its version, and the user's location.
///
/// The shell owns the outer keys, and the data has its own, so no property of it can collide with them.
struct SavedFile<App: AppType>: Equatable {
  static var version: Int { 1 }

  var data: App.Saved?
  var place: NavigationState<App.Map>?
}

extension SavedFile: Encodable {
  fileprivate enum Key: String, CodingKey { case version, dataVersion, data, place }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(App.savedVersion, forKey: .dataVersion)
    try values.encodeIfPresent(data, forKey: .data)
    try values.encodeIfPresent(place, forKey: .place)
  }
}

extension SavedFile {
  /// The features' data in a file, with the user's location, or why there is none.
  enum Contents {
    /// The location is read as far as it is known, without forms; nil if the file has none.
    case data(App.Saved, place: RestoredNavigation<App.Map>?)
    /// A newer version of the app wrote the file.
    case newer
    /// Neither decoding nor migrating it worked, which a corrected app may do better.
    case notDecoded(version: Int, error: String)
  }

  /// Reads what features saved, and migrates it if it is older; nil if the file isn't one that the shell wrote.
  static func contents(of file: Data) -> Contents? {
    try? JSONDecoder().decode(DecodedContents<App>.self, from: file).contents
  }
}

extension AppType {
  /// Returns the contents of the file `state.json` of an earlier run of the app that saved data.
  ///
  /// - Throws: The error of encoding the data.
  public static func savedFile(with data: Saved) throws -> Data {
    try revealingSecrets { try JSONEncoder().encode(SavedFile<Self>(data: data)) }
  }

  /// Returns what the features saved in the contents of the file `state.json`; nil if it can't be read.
  public static func savedData(in file: Data) -> Saved? {
    if case .data(let data, _)? = SavedFile<Self>.contents(of: file) { data } else { nil }
  }
}

private struct DecodedContents<App: AppType>: Decodable {
  let contents: SavedFile<App>.Contents

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: SavedFile<App>.Key.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version <= SavedFile<App>.version else {
      contents = .newer
      return
    }
    let dataVersion = try values.decode(Int.self, forKey: .dataVersion)
    guard version > 0, dataVersion > 0, values.contains(.data) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "No app has saved this version.")
    }
    guard dataVersion <= App.savedVersion else {
      contents = .newer
      return
    }
    do {
      let data = try values.superDecoder(forKey: .data)
      let isOlder = dataVersion < App.savedVersion
      let saved =
        try isOlder ? App.migrate(from: data, version: dataVersion) : App.Saved(from: data)
      contents = .data(saved, place: try Self.place(in: values))
    } catch {
      contents = .notDecoded(version: dataVersion, error: "\(error)")
    }
  }

  private static func place(
    in values: KeyedDecodingContainer<SavedFile<App>.Key>
  ) throws -> RestoredNavigation<App.Map>? {
    guard values.contains(.place) else { return nil }
    return RestoredNavigation(
      from: try values.superDecoder(forKey: .place), fallback: App.initialState.navigation,
      where: App.Main.isRestored)
  }
}
