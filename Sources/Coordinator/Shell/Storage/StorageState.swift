public import Redux

/// The problems with the app's file.
public struct StorageState<Saved: Codable & Equatable & Sendable>: StateType, Equatable {
  /// The problem when the file was opened, and why the last change isn't on disk.
  private var opening, saving: StorageProblem?

  /// The problem to tell the user about; nil if there is none.
  public var problem: StorageProblem? { saving ?? opening }

  /// Creates the state of a file with which nothing is wrong.
  public init() {}

  /// Remembers the problem, as the store's actions report it.
  public mutating func reduce(_ action: any ActionType) {
    switch action.as(StorageAction<Saved>.self) {
    case .openFailed(let problem): opening = problem
    case .saveFailed(let problem): saving = problem
    case .saved: saving = nil
    case .loaded, .placeCut, nil: break
    }
  }
}

/// The events of the app's file.
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
