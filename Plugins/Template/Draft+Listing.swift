extension Draft {
  private enum Kind: String, CaseIterable {
    case create = "created"
    case change = "changed"
    case move = "moved"
    case delete = "deleted"
  }

  /// All changes, one per line, sorted by path.
  var listing: String {
    changes.sorted { $0.key < $1.key }.compactMap { path, change in
      guard let kind = kind(of: change, at: path) else { return nil }
      guard case .write(_, let origin) = change, kind == .move else {
        return "  \(kind) \(path)"
      }
      return "  \(kind) \(origin) → \(path)"
    }.joined(separator: "\n")
  }

  /// The number of files that are created, changed, moved and deleted.
  var summary: String {
    let kinds = changes.compactMap { kind(of: $0.value, at: $0.key) }
    return Kind.allCases.compactMap { kind in
      let count = kinds.filter { $0 == kind }.count
      return count == 0 ? nil : "\(count) \(count == 1 ? "file" : "files") \(kind.rawValue)"
    }.joined(separator: ", ")
  }

  /// Returns the kind of a change, or `nil` for the old place of a file that moves.
  private func kind(of change: Change, at path: String) -> Kind? {
    switch change {
    case .write(_, let origin) where origin != path: .move
    case .write: isOnDisk(path) ? .change : .create
    case .delete: moved.contains(path) ? nil : .delete
    }
  }

  private var moved: Set<String> {
    Set(
      changes.compactMap { path, change in
        guard case .write(_, let origin) = change, origin != path else { return nil }
        return origin
      })
  }
}
