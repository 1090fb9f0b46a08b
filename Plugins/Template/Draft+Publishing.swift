import Foundation

extension Draft {
  private struct Original {
    let path: String
    let content: Content?
    let permissions: Any?
  }

  /// Writes all changes to disk, or none if one fails.
  func publish() throws {
    var done: [Original] = []
    do {
      for (path, change) in inOrder {
        done.append(original(path))
        try perform(change, at: path)
      }
    } catch {
      for original in done.reversed() { restore(original) }
      throw Refusal("Nothing was changed, because writing failed: \(error.localizedDescription)")
    }
    for (path, change) in changes where change == .delete { removeEmptyFolders(above: path) }
  }

  /// The changes, with those that write first: a file that moves is still there to copy permissions from.
  private var inOrder: [(String, Change)] {
    changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      .sorted { $0.1 != .delete && $1.1 == .delete }
  }

  private func original(_ path: String) -> Original {
    Original(path: path, content: contentOnDisk(path), permissions: permissions(path))
  }

  private func permissions(_ path: String) -> Any? {
    (try? FileManager.default.attributesOfItem(atPath: url(path).path))?[.posixPermissions]
  }

  private func perform(_ change: Change, at path: String) throws {
    switch change {
    case .write(let content, let origin):
      try write(content, to: path, permissions: permissions(origin) ?? permissions(path))
    case .delete:
      try FileManager.default.removeItem(at: url(path))
    }
  }

  private func write(_ content: Content, to path: String, permissions: Any?) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch content {
    case .data(let data):
      try data.write(to: url, options: .atomic)
      guard let permissions else { return }
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: url.path)
    case .link(let destination):
      if isOnDisk(path) { try FileManager.default.removeItem(at: url) }
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: destination)
    }
  }

  private func restore(_ original: Original) {
    if let content = original.content {
      try? write(content, to: original.path, permissions: original.permissions)
    } else {
      try? FileManager.default.removeItem(at: url(original.path))
      removeEmptyFolders(above: original.path)
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
