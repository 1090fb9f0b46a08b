import AppComponents
import AppShell
import Foundation
import TerminalUIKit
import Testing

/// A server of images, which says when a load is canceled, and answers when it is told to.
private final class ImageServer: Sendable {
  let canceled = AsyncStream<URL>.makeStream()
  let started = AsyncStream<URL>.makeStream()
  let answers = AsyncStream<Data>.makeStream()

  /// Waits for the next answer.
  func load(_ url: URL) async throws -> Data {
    started.continuation.yield(url)
    for await data in answers.stream { return data }
    canceled.continuation.yield(url)
    throw CancellationError()
  }

  /// Returns the next load that is canceled.
  func nextCanceled() async -> URL? { await canceled.stream.first { _ in true } }

  /// Returns the next load that is started.
  func nextStarted() async -> URL? { await started.stream.first { _ in true } }
}

@Suite(.timeLimit(.minutes(30))) struct ImageLoaderTests {
  private let loads = LoadCount()
  private let first = URL(filePath: "/1.jpg")
  private let second = URL(filePath: "/2.jpg")

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

  @Test func `the image that was used longest ago is dropped`() async throws {
    let images = ImageLoader(limit: 2) { [loads] _ in Data([UInt8(loads.next())]) }
    _ = try await images.data(at: first)
    _ = try await images.data(at: second)
    _ = try await images.data(at: first)

    _ = try await images.data(at: URL(filePath: "/3.jpg"))

    #expect(try await images.data(at: first) == Data([1]))
    #expect(try await images.data(at: second) == Data([4]))
  }

  @Test func `a load is canceled when nobody waits for it any more`() async {
    let server = ImageServer()
    let images = ImageLoader { try await server.load($0) }
    let row = Task { [first] in try await images.data(at: first) }
    #expect(await server.nextStarted() == first)

    row.cancel()

    #expect(await server.nextCanceled() == first)
    await #expect(throws: CancellationError.self) { try await row.value }
  }

  @Test func `a load goes on while another row waits for it`() async throws {
    let server = ImageServer()
    let images = ImageLoader { try await server.load($0) }
    let row = Task { [first] in try await images.data(at: first) }
    #expect(await server.nextStarted() == first)
    let gone = Task { [first] in try await images.data(at: first) }

    gone.cancel()
    server.answers.continuation.yield(Data([7]))

    #expect(try await row.value == Data([7]))
    #expect(try await images.data(at: first) == Data([7]))
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct PictureRowTests {
  private let server = ImageServer()
  private let screen = TerminalScreen(columns: 40, rows: 6)
  private let window: UIWindow
  private let images: ImageLoader

  init() {
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    images = ImageLoader { [server] in try await server.load($0) }
  }

  private func row(_ number: Int, hasImage: Bool = true) -> PictureRow {
    let url = URL(filePath: "/\(number).jpg")
    return PictureRow(title: "Note \(number)", image: hasImage ? url : nil, images: images)
  }

  @Test func `a row shows its picture once it is loaded`() async throws {
    let view = try #require(row(1).makeContentView() as? PictureRowView)
    window.rootViewController?.view.fill(with: view)
    #expect(await server.nextStarted() == URL(filePath: "/1.jpg"))
    #expect(!screen.text.contains("▣"))

    server.answers.continuation.yield(Data([1]))
    _ = try await images.data(at: URL(filePath: "/1.jpg"))
    await screen.settled()

    #expect(screen.text.contains("▣"))
  }

  @Test func `a cell that shows another row cancels the picture of the earlier one`() async throws {
    let view = try #require(row(1).makeContentView() as? PictureRowView)
    window.rootViewController?.view.fill(with: view)
    _ = await server.nextStarted()

    view.configuration = row(2, hasImage: false)

    #expect(await server.nextCanceled() == URL(filePath: "/1.jpg"))
    #expect(screen.text.contains("Note 2"))
    #expect(!screen.text.contains("▣"))
  }

  @Test func `a row that leaves the window cancels its picture`() async throws {
    let view = try #require(row(1).makeContentView() as? PictureRowView)
    window.rootViewController?.view.fill(with: view)
    _ = await server.nextStarted()

    view.removeFromSuperview()

    #expect(await server.nextCanceled() == URL(filePath: "/1.jpg"))
  }

  @Test func `the picture of a row that comes soon is loaded, and canceled if it doesn't`() async {
    let urls = [URL(filePath: "/1.jpg")]
    let prefetch = ImagePrefetch(images)

    prefetch.begin(urls)
    #expect(await server.nextStarted() == urls[0])
    prefetch.end(urls)

    #expect(await server.nextCanceled() == urls[0])
  }
}
