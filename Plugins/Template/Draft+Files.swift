import Foundation

extension Draft {
  /// Folders and files that are built, or belong to other tools.
  static let strangers: Set = [
    ".git", ".build", ".swiftpm", "DerivedData", "xcuserdata", "__pycache__", ".DS_Store",
  ]

  /// Returns all files in a folder and its folders, sorted; the whole repository's for an empty path.
  ///
  /// Built files are left out. A symbolic link counts as a file, wherever it leads.
  func files(under folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let added = changes.filter { $0.key.hasPrefix(prefix) && $0.value != .delete }.map(\.key)
    let onDisk = onDisk(under: folder).filter { changes[$0] != .delete }
    return Set(added).union(onDisk).sorted()
  }

  /// Returns whether there is a file at a path, and not a folder.
  func isFile(_ path: String) -> Bool {
    switch changes[path] {
    case .write: true
    case .delete: false
    case nil: isOnDisk(path) && kind(of: path) != .typeDirectory
    }
  }

  /// Returns whether a file or folder is on disk, whatever happens to it.
  func isOnDisk(_ path: String) -> Bool { kind(of: path) != nil }

  /// Returns the names of the folders in a folder.
  func folders(in folder: String) -> [String] {
    let names = files(under: folder).map { $0.dropFirst(folder.count + 1) }
      .filter { $0.contains("/") }
      .map { String($0.prefix { $0 != "/" }) }
    return Set(names).sorted()
  }

  /// Returns what is on disk at a path, or `nil` if there is neither a file nor a symbolic link.
  func contentOnDisk(_ path: String) -> Content? {
    switch kind(of: path) {
    case .typeRegular: (try? Data(contentsOf: url(path))).map(Content.data)
    case .typeSymbolicLink:
      (try? FileManager.default.destinationOfSymbolicLink(atPath: url(path).path))
        .map(Content.link)
    default: nil
    }
  }

  private func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url(path).path)
    return attributes?[.type] as? FileAttributeType
  }

  private func onDisk(under folder: String) -> [String] {
    guard folder.isEmpty || kind(of: folder) == .typeDirectory else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !Self.strangers.contains($0) }.flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch kind(of: path) {
      case .typeDirectory: return onDisk(under: path)
      case .typeRegular, .typeSymbolicLink: return [path]
      default: return []
      }
    }
  }
}
