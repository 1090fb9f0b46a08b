import Foundation

extension Draft {
  /// Writes all changes to disk, or none if one fails.
  func publish() throws {
    var done: [(path: String, data: Data?)] = []
    do {
      for (path, change) in changes.sorted(by: { $0.key < $1.key }) {
        done.append((path, try? Data(contentsOf: url(path))))
        switch change {
        case .write(let text): try write(Data(text.utf8), to: path)
        case .delete: try FileManager.default.removeItem(at: url(path))
        }
      }
    } catch {
      for original in done.reversed() { restore(original.data, at: original.path) }
      throw Refusal("Nothing was changed, because writing failed: \(error.localizedDescription)")
    }
    for (path, change) in changes where change == .delete { removeEmptyFolders(above: path) }
  }

  private func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path), options: .atomic)
  }

  private func restore(_ data: Data?, at path: String) {
    if let data {
      try? write(data, to: path)
    } else {
      try? FileManager.default.removeItem(at: url(path))
      removeEmptyFolders(above: path)
    }
  }

  private func removeEmptyFolders(above path: String) {
    var folder = url(path).deletingLastPathComponent()
    while folder.path.count > root.path.count,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      names.allSatisfy(Self.strangers.contains)
    {
      try? FileManager.default.removeItem(at: folder)
      folder.deleteLastPathComponent()
    }
  }
}
