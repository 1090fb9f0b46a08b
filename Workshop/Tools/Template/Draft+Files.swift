import Foundation

extension Draft {
  /// Folders and files that are built, or belong to other tools.
  static let strangers: Set = [
    ".git", ".build", ".swiftpm", "DerivedData", "xcuserdata", ".DS_Store",
  ]

  /// Returns all files in a folder and its folders, sorted, without built files.
  func files(under folder: String) -> [String] {
    let added = changes.filter { $0.key.hasPrefix("\(folder)/") && $0.value != .delete }.map(\.key)
    let onDisk = onDisk(under: folder).filter { changes[$0] != .delete }
    return Set(added).union(onDisk).sorted()
  }

  /// Returns whether there is a file at a path, and not a folder.
  func isFile(_ path: String) -> Bool {
    switch changes[path] {
    case .write: true
    case .delete: false
    case nil: isOnDisk(path) && !isFolder(path)
    }
  }

  /// Returns whether a file or folder is on disk, whatever happens to it.
  func isOnDisk(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// Returns the names of the folders in a folder.
  func folders(in folder: String) -> [String] {
    let names = files(under: folder).map { $0.dropFirst(folder.count + 1) }
      .filter { $0.contains("/") }
      .map { String($0.prefix { $0 != "/" }) }
    return Set(names).sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    (try? url(path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  private func onDisk(under folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !Self.strangers.contains($0) }.flatMap { name in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? onDisk(under: path) : [path]
    }
  }
}
