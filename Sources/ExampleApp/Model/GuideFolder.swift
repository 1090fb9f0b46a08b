import AppShell
import Foundation

/// Keeps guides on disk, in a file each, which only their owner can read.
nonisolated struct GuideFolder: Sendable {
  /// The largest number of guides, so that they never fill the disk.
  private static let capacity = 50

  let url: URL

  /// Reads a guide, as far as it is there and undamaged.
  func read(_ id: Sight.ID) -> Guide? {
    guard let data = try? PrivateFile(file(of: id)).read(),
      let guide = try? JSONDecoder().decode(Guide.self, from: data), guide.sightId == id
    else { return nil }
    return guide
  }

  /// Writes the downloaded parts of a guide.
  func write(_ guide: Guide) throws(GuideProblem) {
    do {
      try url.makePrivateFolder(isBackedUp: false)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let file = file(of: guide.sightId)
      guard names.contains(file.lastPathComponent) || names.count < Self.capacity else {
        throw GuideProblem.full
      }
      let privateFile = PrivateFile(file)
      privateFile.sweep()
      try privateFile.replace(with: try JSONEncoder().encode(guide))
    } catch {
      let problem = GuideProblem(reason: (error as? FileProblem)?.words ?? "\(error)")
      throw error as? GuideProblem ?? problem
    }
  }

  /// Removes a guide.
  func remove(_ id: Sight.ID) { unlink(file(of: id).path) }

  private func file(of id: Sight.ID) -> URL { url.appending(path: "guide-\(id).json") }
}
