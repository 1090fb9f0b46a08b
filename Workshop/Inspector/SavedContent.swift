package import AppShell
import Foundation
import Redux

extension AppType {
  /// Returns the contents of the file `state.json` of an earlier run of the app that saved data.
  ///
  /// - Throws: The error of encoding the data.
  package static func savedFile(with data: Saved) throws -> Data {
    try revealingSecrets { try JSONEncoder().encode(SavedData<Self>(data: data)) }
  }

  /// Returns what the features saved in the contents of the file `state.json`; nil if it can't be read.
  package static func savedData(in file: Data) -> Saved? {
    try? JSONDecoder().decode(SavedData<Self>.self, from: file).data
  }
}

/// The features' data in the form that AppShell documents, without the user's location.
private struct SavedData<App: AppType>: Codable {
  private enum Key: String, CodingKey { case version, dataVersion, data }

  let data: App.Saved

  init(data: App.Saved) { self.data = data }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(1, forKey: .version)
    try values.encode(App.savedVersion, forKey: .dataVersion)
    try values.encode(data, forKey: .data)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let version = try values.decode(Int.self, forKey: .version)
    let dataVersion = try values.decode(Int.self, forKey: .dataVersion)
    guard version == 1, (1...App.savedVersion).contains(dataVersion) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "This app didn't save this version.")
    }
    let saved = try values.superDecoder(forKey: .data)
    data =
      try dataVersion < App.savedVersion
      ? App.migrate(from: saved, version: dataVersion) : App.Saved(from: saved)
  }
}
