import Foundation

/// Loads the images of rows that appear soon, as a table's `prefetchDataSource` hears of them.
@MainActor final class ImagePrefetch {
  private let images: ImageLoader
  private var loads: [URL: Task<Void, Never>] = [:]

  /// Creates an object that loads nothing yet.
  init(_ images: ImageLoader) { self.images = images }

  /// Loads images, so that their rows find them in memory.
  func begin(_ urls: [URL]) {
    for url in urls where loads[url] == nil {
      loads[url] = Task { [images, weak self] in
        _ = try? await images.data(at: url)
        if !Task.isCancelled { self?.loads[url] = nil }
      }
    }
  }

  /// Cancels loads, unless a row waits for the same image.
  func end(_ urls: [URL]) {
    for url in urls { loads.removeValue(forKey: url)?.cancel() }
  }
}
