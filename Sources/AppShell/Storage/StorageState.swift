public import Redux

/// What is wrong with the app's file.
public struct StorageState<Saved: Codable & Equatable & Sendable>: StateType, Equatable {
  /// What was wrong when the file was opened, and why the last change isn't on disk.
  private var opening, saving: StorageProblem?

  /// What the user should know; nil if nothing is wrong.
  public var problem: StorageProblem? { saving ?? opening }

  /// Makes the state of a file with which nothing is wrong.
  public init() {}

  /// Remembers what is wrong, as the store's actions report it.
  public mutating func reduce(_ action: any ActionType) {
    switch action.as(StorageAction<Saved>.self) {
    case .openFailed(let problem): opening = problem
    case .saveFailed(let problem): saving = problem
    case .saved: saving = nil
    case .loaded, .placeCut, nil: break
    }
  }
}

/// What can happen to the app's file.
public enum StorageAction<Saved: Codable & Equatable & Sendable>: ActionType, Codable, Equatable {
  /// The file was read.
  case loaded(Saved)
  /// The file can't be used.
  case openFailed(StorageProblem)
  /// A change isn't on disk.
  case saveFailed(StorageProblem)
  /// All changes are on disk, after some could not be saved.
  case saved
  /// A part of the user's location is unknown, and was left out.
  case placeCut(String)
}
