import Coordinator
import Foundation
import Redux
import Synchronization

/// Keeps the data that outlives the app in one file.
///
/// Writing happens in the background, and the newest file wins. Each write replaces the whole file, so a
/// crash leaves either the old file or the new one. A write that fails, such as on a full disk, is tried
/// again later. A file that can't be read, that is newer than the app, or that another running app has
/// open, is never overwritten.
final class StateFile<App: AppType>: Sendable {
  /// The contents of a file.
  enum Reading: Equatable {
    case nothing
    case data(App.Saved, place: RestoredNavigation<App.Map>?)
    case problem(StorageProblem)
  }

  typealias Report = @Sendable (StorageAction<App.Saved>) -> Void

  /// An action about a write, and where it goes.
  private struct News {
    let action: StorageAction<App.Saved>
    let report: Report
  }

  private struct Status {
    var saved = SavedFile<App>()
    /// Whether the data differs from what is on disk, and whether the queue is about to write it.
    var isChanged = false, isScheduled = false
    var report: Report = { _ in }
    var lock: (any AnyObject & Sendable)?
    var isOpen = false
    /// Whether the mark was set that stays if the file ends the app.
    var isMarked = false
    var clock: any Clock<Duration> = ContinuousClock()
    /// Why the last write failed, and the task that waits before it is tried again.
    var failure: FileProblem?
    var retry: Task<Void, Never>?
    /// What waits until everything is written.
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  /// The time after which a failed write is tried again.
  static var retryDelay: Duration { .seconds(10) }

  /// The folder of the file.
  let directory: URL
  private let isReadOnly: Bool
  private let mark: OpeningMark?
  private let disk: Disk
  private let status = Mutex(Status())

  /// Names the file, without touching it.
  ///
  /// - Parameters:
  ///   - directory: The folder of the file.
  ///   - isReadOnly: Whether the file is never written.
  ///   - marksOpening: Whether a mark is set while the app opens the file, so that a file that ends the app isn't
  ///     opened a second time without a question. It is for an app that has a process of its own.
  ///   - disk: The disk.
  init(
    directory: URL, isReadOnly: Bool = false, marksOpening: Bool = false, disk: Disk = .real()
  ) {
    self.directory = directory
    self.isReadOnly = isReadOnly
    self.disk = disk
    mark = marksOpening && !isReadOnly ? OpeningMark(in: directory) : nil
  }

  deinit { status.withLock { $0.retry }?.cancel() }

  var url: URL { directory.appending(path: "state.json") }

  /// Who may use the file.
  enum Access {
    case granted
    /// Another app has it, and then nothing is written.
    case inUse
    /// The device hasn't been unlocked since it started. Nothing would be read, and a write would fail.
    case locked
    /// The last run ended while it opened the file, so the user decides whether it is opened again.
    case suspect
  }

  /// Takes the file for this app alone.
  ///
  /// The clock waits before a failed write is tried again.
  func open(clock: any Clock<Duration> = ContinuousClock()) -> Access {
    if isReadOnly { return .granted }
    // A folder that can't be made is shared with nobody. Writing will report what is wrong.
    let lock = Result { () throws(FileProblem) in try disk.lock(directory) }
    if case .success(nil) = lock { return .inUse }
    let isOurs = (try? lock.get()) != nil
    if isOurs { disk.sweep(url) }
    status.withLock { status in
      status.lock = try? lock.get()
      status.isOpen = true
      status.clock = clock
    }
    if case .failure(.locked) = lock { return .locked }
    let isSuspect = isOurs && mark?.isSet == true && access(url.path, F_OK) == 0
    return isSuspect ? .suspect : .granted
  }

  /// Whether the mark is set that stays if the file ends the app.
  var isMarked: Bool { status.withLock { $0.isMarked } }

  /// Notes that the app has run for a moment with what it read.
  func markOpened() {
    let isMarked = status.withLock { exchange(&$0.isMarked, with: false) }
    if isMarked { mark?.remove() }
  }

  /// Sets the file aside without reading it.
  func readNothing() -> Reading {
    do throws(FileProblem) {
      return try setAside()
    } catch {
      return keep(.unreadable(reason: error.words))
    }
  }

  /// Reads the file, or sets it aside if it is damaged.
  func read() -> Reading {
    let isMarked = status.withLock { status in
      status.isMarked = status.lock != nil && mark != nil
      return status.isMarked
    }
    if isMarked { mark?.set() }
    do throws(FileProblem) {
      return try readContents()
    } catch  where error == .tooLarge {
      return readNothing()
    } catch {
      return keep(.unreadable(reason: error.words))
    }
  }

  private func readContents() throws(FileProblem) -> Reading {
    guard let file = try disk.read(url) else { return .nothing }
    switch SavedFile<App>.contents(of: file) {
    case nil: return try setAside()
    case .newer: return keep(.newer)
    case .notDecoded(let version, let error):
      return keep(.notDecoded(version: version, reason: error))
    case .data(let data, let place): return .data(data, place: place)
    }
  }

  /// Changes what is to be on disk, and writes it soon.
  ///
  /// It reports on another thread that this failed, once for each reason, and that it works again.
  func update(_ change: (inout SavedFile<App>) -> Void, report: @escaping Report) {
    status.withLock { status in
      change(&status.saved)
      status.isChanged = true
      status.report = report
    }
    writeSoon()
  }

  /// Waits until everything is written, however often that fails, or the caller is canceled.
  ///
  /// If nothing is written at all, because another app has the file or it can't be read, it returns immediately.
  func written() async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    status.withLock { $0.waiting.append(continuation) }
    disk.performLater { [self] in writeAndReport() }
    for await _ in end {}
  }

  /// Why the last change isn't on disk; nil if all changes are, or nothing is ever written.
  var unsaved: StorageProblem? {
    status.withLock { $0.failure.map { .unwritable(reason: $0.words) } }
  }

  /// Waits until everything is written, and tries again what failed.
  func flush() {
    var news: News?
    disk.performNow { news = write() }
    // The store may ask for another flush in response, so the disk must be free again by then.
    if let news { news.report(news.action) }
  }

  /// Writes pending changes, and lets other apps have the file.
  func close() {
    flush()
    markOpened()
    let status = status.withLock { exchange(&$0, with: Status()) }
    status.retry?.cancel()
    for waiting in status.waiting { waiting.finish() }
  }

  private func writeSoon() {
    let isScheduled = status.withLock { exchange(&$0.isScheduled, with: true) }
    if !isScheduled { disk.performLater { [self] in writeAndReport() } }
  }

  private func writeAndReport() {
    if let news = write() { news.report(news.action) }
  }

  /// Writes what has changed, and returns how that went unless the last write went the same way.
  private func write() -> News? {
    let (file, waiting) = status.withLock { status in
      status.isScheduled = false
      let waiting = exchange(&status.waiting, with: [])
      guard status.isOpen, status.isChanged else { return (SavedFile<App>?.none, waiting) }
      status.isChanged = false
      return (status.saved, waiting)
    }
    var failure: FileProblem?
    do throws(FileProblem) {
      if let file { try replace(with: file) }
    } catch {
      failure = error
    }
    if failure == nil {
      for waiting in waiting { waiting.finish() }
    } else {
      status.withLock { $0.waiting += waiting }
    }
    return file == nil ? nil : finishWrite(failure)
  }

  private func finishWrite(_ failure: FileProblem?) -> News? {
    let (last, report) = status.withLock { status in
      if failure == nil {
        exchange(&status.retry, with: nil)?.cancel()
      } else {
        status.isChanged = true
        status.retry = status.retry ?? retryTask(status.clock)
      }
      return (exchange(&status.failure, with: failure), status.report)
    }
    guard failure != last else { return nil }
    guard let failure else { return News(action: .saved, report: report) }
    return News(action: .saveFailed(.unwritable(reason: failure.words)), report: report)
  }

  private func retryTask(_ clock: any Clock<Duration>) -> Task<Void, Never> {
    Task { [weak self] in
      guard (try? await clock.sleep(for: Self.retryDelay)) != nil, let self else { return }
      status.withLock { $0.retry = nil }
      writeSoon()
    }
  }

  private func replace(with file: SavedFile<App>) throws(FileProblem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? revealingSecrets({ try encoder.encode(file) }) else { throw .notEncoded }
    try disk.replace(url, data)
  }

  private func setAside() throws(FileProblem) -> Reading {
    if isReadOnly { return .problem(.damaged) }
    let name = "state.damaged-\(disk.makeName()).json"
    try disk.move(url, directory.appending(path: name))
    return .problem(.setAside(name: name))
  }

  /// Leaves the file as it is from now on.
  private func keep(_ problem: StorageProblem) -> Reading {
    status.withLock { $0.isOpen = false }
    return .problem(problem)
  }
}
