import Redux

/// What is wrong with the app's file.
struct StorageState: StateType, Equatable {
  /// What was wrong when the file was opened, and why the last change isn't on disk.
  private var opening, saving: StorageProblem?

  /// What the user should know; nil if nothing is wrong.
  var problem: StorageProblem? { saving ?? opening }

  mutating func reduce(_ action: any ActionType) {
    switch action.as(StorageAction.self) {
    case .openFailed(let problem): opening = problem
    case .saveFailed(let problem): saving = problem
    case .saved: saving = nil
    case .loaded, .placeCut, nil: break
    }
  }
}

/// What can happen to the app's file.
enum StorageAction: ActionType, Codable, Equatable {
  case loaded(SavedData)
  case openFailed(StorageProblem)
  case saveFailed(StorageProblem)
  /// All changes are on disk, after some could not be saved.
  case saved
  /// A part of the user's place is unknown, and was left out.
  case placeCut(String)
}
