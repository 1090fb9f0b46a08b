/// What can be wrong with the app's file.
enum StorageProblem: Error, Codable, Equatable {
  /// The file was damaged, and has this name now.
  case setAside(name: String)
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
    case .unreadable(let reason): "Your data could not be read, so nothing will be saved. \(reason)"
    case .unwritable(let reason): "Your changes could not be saved. \(reason)"
    case .inUse: "The app is already open with this data. Changes you make here will not be saved."
    }
  }
}
