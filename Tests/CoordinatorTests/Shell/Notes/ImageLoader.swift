import Foundation
import Testing

/// Loads images, each once, and keeps the newest.
actor ImageLoader {
  private let load: @Sendable (URL) async throws -> Data
  private let limit: Int
  private var images: [URL: Task<Data, any Error>] = [:]
  private var order: [URL] = []

  init(limit: Int = 200, load: @escaping @Sendable (URL) async throws -> Data) {
    self.limit = limit
    self.load = load
  }

  /// Returns an image: from memory, from a load that is running, or from a new one.
  func data(at url: URL) async throws -> Data {
    if let image = images[url] { return try await image.value }
    let image = Task { [load] in try await load(url) }
    images[url] = image
    order.append(url)
    if order.count > limit { images[order.removeFirst()] = nil }
    do {
      return try await image.value
    } catch {
      forget(url)
      throw error
    }
  }

  private func forget(_ url: URL) {
    images[url] = nil
    order.removeAll { $0 == url }
  }
}

@Suite struct ImageLoaderTests {
  private let loads = LoadCount()
  private let first = URL(filePath: "/1.jpg")

  @Test func `two rows with one image load it once`() async throws {
    let images = ImageLoader { [loads] _ in Data([UInt8(loads.next())]) }

    async let one = images.data(at: first)
    async let other = images.data(at: first)

    #expect(try await [one, other] == [Data([1]), Data([1])])
  }

  @Test func `an image that can't be loaded is tried again`() async throws {
    let images = ImageLoader { [loads] _ in
      if loads.next() == 1 { throw NotesError.unreachable }
      return Data([2])
    }
    await #expect(throws: NotesError.unreachable) { try await images.data(at: first) }

    #expect(try await images.data(at: first) == Data([2]))
  }

  @Test func `the oldest image is dropped`() async throws {
    let images = ImageLoader(limit: 1) { [loads] _ in Data([UInt8(loads.next())]) }
    _ = try await images.data(at: first)
    _ = try await images.data(at: URL(filePath: "/2.jpg"))

    #expect(try await images.data(at: first) == Data([3]))
  }
}
