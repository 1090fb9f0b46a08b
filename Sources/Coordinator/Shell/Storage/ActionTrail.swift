import Foundation
import Synchronization

/// The names of the last actions, in a file that is left behind only if the app ends without closing it.
///
/// Each name is handed to the system before its action is reduced. So it is in the file even if the process
/// is killed a moment later, and no signal has to be handled. A run in the background writes none. The first line
/// says when the device had started: a run that ended because the device did, such as by an empty battery, is no crash.
final class ActionTrail: Sendable {
  static let name = "actions.trail", reportName = "last-actions.txt"
  /// The number of lines, after which the oldest is replaced, and the bytes of each.
  private static let length = 100, width = 128

  private struct State {
    var folder: URL?
    var file: FileHandle?
    /// The number of the newest line, the name in it, and its number of repetitions.
    var number = 0, name = "", count = 0
    /// The last names while there is no file, since nobody knows yet whether the user is there.
    var early: [String] = []
  }

  private let state = Mutex(State())
  private let startOfDevice: @Sendable () -> Int

  /// Creates a trail, which writes nothing yet.
  convenience init() { self.init(startOfDevice: secondsToStartOfDevice) }

  init(startOfDevice: @escaping @Sendable () -> Int) { self.startOfDevice = startOfDevice }

  /// Starts to write in a folder, and returns the trail of a run that never ended.
  func begin(in folder: URL) -> CrashReport? {
    state.withLock { state in
      guard state.file == nil else { return nil }
      let start = startOfDevice()
      let path = folder.appending(path: Self.name).path
      let left = try? PrivateFile(URL(filePath: path), followsLinks: false).read()
      // Whatever is in the file, it is read once.
      unlink(path)
      let report = left.flatMap { try? Self.report($0, in: folder, since: start) }
      let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return report }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let early = state.early
      state = State(folder: folder, file: file)
      Self.write("0 \(start)", at: 0, to: file)
      for name in early { Self.leave(name, in: &state) }
      return report
    }
  }

  /// Adds a name, unless the disk is full; a name that repeats many times takes one line.
  func leave(_ name: String) {
    state.withLock { Self.leave(name, in: &$0) }
  }

  private static func leave(_ name: String, in state: inout State) {
    guard let file = state.file else {
      if state.early.count == length { state.early.removeFirst() }
      return state.early.append(name)
    }
    let isNew = name != state.name
    state.number += isNew ? 1 : 0
    state.name = name
    state.count = isNew ? 1 : state.count + 1
    let times = isNew ? "" : " × \(state.count)"
    let words = "\(state.number) \(name)".utf8.prefix(width - 24)
    let text = String(decoding: words, as: UTF8.self) + times
    write(text, at: (state.number - 1) % length + 1, to: file)
  }

  private static func write(_ text: String, at index: Int, to file: FileHandle) {
    var line = Array(text.utf8.prefix(width - 1))
    line += Array(repeating: UInt8(ascii: " "), count: width - 1 - line.count)
    line.append(UInt8(ascii: "\n"))
    pwrite(file.fileDescriptor, line, line.count, off_t(index * width))
  }

  /// Marks the end of the run as intended.
  func end() {
    state.withLock { if $0.file.take() != nil { remove(Self.name, from: $0.folder) } }
  }

  /// The report of an earlier run, if there is one.
  var report: URL? { state.withLock { $0.folder?.appending(path: Self.reportName) } }

  /// Removes the report of an earlier run.
  func deleteReport() { state.withLock { remove(Self.reportName, from: $0.folder) } }

  private func remove(_ name: String, from folder: URL?) {
    if let folder { unlink(folder.appending(path: name).path) }
  }

  /// Puts the lines that were left in order, into a file for people.
  private static func report(
    _ data: Data, in folder: URL, since start: Int
  ) throws(FileProblem) -> CrashReport? {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return words.count == 2 ? Int(words[0]).map { (number: $0, name: words[1]) } : nil
    }
    let earlier = lines.first { $0.number == 0 }.flatMap { line in
      Int(line.name.trimmingCharacters(in: .whitespaces))
    }
    // The wall clock can be changed at any time. Anything may be in the file.
    if let earlier, !(start - 120...start + 120 ~= earlier) { return nil }
    let actions = lines.filter { $0.number > 0 }
    guard !actions.isEmpty else { return nil }
    let names = actions.sorted { $0.number < $1.number }
      .map { $0.name.trimmingCharacters(in: .whitespaces) }
    let file = PrivateFile(folder.appending(path: reportName), followsLinks: false)
    file.sweep()
    try file.replace(with: Data((names.joined(separator: "\n") + "\n").utf8))
    return CrashReport(file: file.url)
  }
}

/// When the device started, in seconds since 1970, as far as its clock is right.
@Sendable private func secondsToStartOfDevice() -> Int {
  var time = timespec()
  #if os(Linux)
    clock_gettime(CLOCK_BOOTTIME, &time)
  #else
    clock_gettime(CLOCK_MONOTONIC, &time)
  #endif
  return Int(Date.now.timeIntervalSince1970) - time.tv_sec
}
