public import Redux

/// The possible problems with the user's data, which the shell tells the user in a dialog.
public enum StorageProblem: Error, ActionType, Codable, Hashable {
  /// The file was damaged, and has this name now.
  case setAside(name: String)
  /// The file is damaged, and stays where it is, because this app only reads it.
  case damaged
  /// A newer version of the app wrote the file.
  case newer
  /// The app can't decode or migrate the data that this version of it saved. The file stays as it is.
  case notDecoded(version: Int, reason: String)
  case unreadable(reason: String)
  case unwritable(reason: String)
  /// The app is running a second time.
  case inUse
  /// An outbox, which dispatches this, was full, or could not read what it had saved.
  case dropped
}

extension StorageProblem {
  /// The problem as text, ready to show.
  public var words: String {
    switch self {
    case .setAside(let name):
      localized("Your data could not be read. The file was set aside as \(name).")
    case .damaged:
      localized("Your data could not be read. The file will be set aside when the app opens it.")
    case .newer:
      localized("Your data was saved by a newer version of the app.") + " " + Self.notSaved
    case .notDecoded:
      localized("This version of the app can't read your data.") + " " + Self.notSaved
    case .unreadable(let reason):
      localized("Your data could not be read, so nothing will be saved. \(translated(reason))")
    case .unwritable(let reason):
      localized("Your changes could not be saved. \(translated(reason))")
    case .inUse: localized("The app is already open with this data.") + " " + Self.notSaved
    case .dropped:
      localized(
        "Some changes were not kept. Too many are waiting to be sent, or they can't be read.")
    }
  }

  private func translated(_ reason: String) -> String {
    FileProblem(words: reason).localizedDescription
  }

  private static var notSaved: String { localized("Changes you make here will not be saved.") }
}
