import Foundation

/// Loads images, each once, and keeps those used last, as far as they fit into its memory.
///
/// A load is canceled when nobody waits for its image any more.
actor ImageLoader {
  private typealias Load = Task<Data, any Error>

  private let load: @Sendable (URL) async throws -> Data
  private let limit: Int
  private var images: [URL: Data] = [:]
  /// The images in memory, the one used last at the end.
  private var order: [URL] = []
  private var loads: [URL: (task: Load, waiting: Int)] = [:]

  /// Creates a loader; the limit is in bytes.
  init(limit: Int = 20_000_000, load: @escaping @Sendable (URL) async throws -> Data) {
    self.limit = limit
    self.load = load
  }

  /// Returns an image: from memory, from a load that is running, or from a new one.
  func data(at url: URL) async throws -> Data {
    if let image = images[url] {
      keep(image, at: url)
      return image
    }
    let task = loads[url]?.task ?? Task { [load] in try await load(url) }
    loads[url, default: (task, 0)].waiting += 1
    defer { if loads[url]?.task == task { loads[url] = nil } }
    return try await withTaskCancellationHandler {
      let image = try await task.value
      if loads[url]?.task == task { keep(image, at: url) }
      return image
    } onCancel: {
      Task { await leave(url, task) }
    }
  }

  /// Waits no longer for an image, as a row that has scrolled away.
  private func leave(_ url: URL, _ task: Load) {
    guard let load = loads[url], load.task == task else { return }
    loads[url]?.waiting -= 1
    guard load.waiting == 1 else { return }
    loads[url] = nil
    task.cancel()
  }

  private func keep(_ image: Data, at url: URL) {
    order.removeAll { $0 == url }
    order.append(url)
    images[url] = image
    var size = images.values.map(\.count).reduce(0, +)
    while size > limit {
      size -= images.removeValue(forKey: order.removeFirst())?.count ?? 0
    }
  }
}
