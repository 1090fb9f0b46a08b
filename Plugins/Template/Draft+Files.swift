import Foundation

extension Draft {
  /// Folders that hold what was built, or belong to somebody else.
  private static let strangers: Set = [
    ".git", ".build", ".swiftpm", "DerivedData", "xcuserdata", "__pycache__", ".DS_Store",
  ]

  /// All files below a folder, in order; the whole repository's for an empty path.
  ///
  /// What is built, and what symbolic links lead to, is left out.
  func files(under folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let added = changes.filter { $0.key.hasPrefix(prefix) && $0.value != .delete }.map(\.key)
    let onDisk = onDisk(under: folder).filter { changes[$0] != .delete }
    return Set(added).union(onDisk).sorted()
  }

  /// Whether there is a file of that name, and no folder.
  func isFile(_ path: String) -> Bool {
    switch changes[path] {
    case .write: true
    case .delete: false
    case nil: isOnDisk(path) && kind(of: path) != .typeDirectory
    }
  }

  /// Whether something of that name is on disk, whatever is to become of it.
  func isOnDisk(_ path: String) -> Bool { kind(of: path) != nil }

  /// The folders right below one.
  func folders(in folder: String) -> [String] {
    let names = files(under: folder).map { $0.dropFirst(folder.count + 1) }
      .filter { $0.contains("/") }
      .map { String($0.prefix { $0 != "/" }) }
    return Set(names).sorted()
  }

  private func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url(path).path)
    return attributes?[.type] as? FileAttributeType
  }

  private func onDisk(under folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !Self.strangers.contains($0) }.flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch kind(of: path) {
      case .typeDirectory: return onDisk(under: path)
      case .typeRegular: return [path]
      default: return []
      }
    }
  }
}
