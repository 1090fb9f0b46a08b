import Redux

/// What the user should know about the app's file.
struct StorageState: StateType, Equatable {
  /// What went wrong, in words; nil if nothing did.
  private(set) var notice: String?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case StorageAction.setAside(let name):
      notice = "Your saved sights could not be read. The file was set aside as \(name)."
    case StorageAction.readFailed(let reason):
      notice = "Your saved sights can't be read (\(reason)), so nothing will be saved."
    case StorageAction.inUse:
      notice = "Sights runs a second time on the same data: this time, nothing will be saved."
    case StorageAction.writeFailed(let reason):
      notice = "Your changes could not be saved: \(reason)"
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
  /// Another app has the file.
  case inUse
  /// A part of the place where the user was is unknown, and was left out.
  case placeCut(String)
}
