import Redux

/// What the user should know about the app's file.
struct StorageState: StateType, Equatable {
  /// What was wrong with the file at the start, in words; nil if nothing was.
  private var opening: String?
  /// Why the last change isn't on disk; nil if it is.
  private(set) var failure: String?

  /// What is wrong, in words; nil if nothing is.
  var notice: String? { failure ?? opening }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case StorageAction.setAside(let name):
      opening = "Your saved sights could not be read. The file was set aside as \(name)."
    case StorageAction.readFailed(let reason):
      opening = "Your saved sights can't be read (\(reason)), so nothing will be saved."
    case StorageAction.inUse:
      opening = "Sights runs a second time on the same data: this time, nothing will be saved."
    case StorageAction.writeFailed(let reason):
      failure = "Your changes could not be saved: \(reason)"
    case StorageAction.written: failure = nil
    default: break
    }
  }
}

/// What can happen to the app's file.
enum StorageAction: ActionType, Equatable {
  case loaded(SavedFile)
  /// The file was damaged, and now lies beside under this name.
  case setAside(name: String)
  case readFailed(String)
  case writeFailed(String)
  /// All changes are on disk, after some could not be saved.
  case written
  /// Another app has the file.
  case inUse
  /// A part of the place where the user was is unknown, and was left out.
  case placeCut(String)
}
