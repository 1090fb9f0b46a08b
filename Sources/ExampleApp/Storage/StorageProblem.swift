/// What can be wrong with the app's file.
enum StorageProblem: Error, Codable, Equatable {
  /// The file was damaged, and has this name now.
  case setAside(name: String)
  /// The file is damaged, and stays where it is, because this app only reads it.
  case damaged
  /// A newer version of the app wrote the file.
  case newer
  case unreadable(reason: String)
  case unwritable(reason: String)
  /// The app is running a second time.
  case inUse
}

extension StorageProblem {
  /// The problem in words, ready to show.
  var words: String {
    switch self {
    case .setAside(let name): "Your data could not be read. The file was set aside as \(name)."
    case .damaged: "Your data could not be read. The file will be set aside when the app opens it."
    case .newer:
      "Your data was saved by a newer version of the app. Changes you make here will not be saved."
    case .unreadable(let reason): "Your data could not be read, so nothing will be saved. \(reason)"
    case .unwritable(let reason): "Your changes could not be saved. \(reason)"
    case .inUse: "The app is already open with this data. Changes you make here will not be saved."
    }
  }
}
