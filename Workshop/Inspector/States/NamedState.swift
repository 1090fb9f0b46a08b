package import AppShell
import Foundation
import Redux
package import ReduxRecording

/// A state of the app with a name, kept in a file from which the app, a test or an assistant starts.
///
/// A state isn't `Codable`, so the file is a recording: the actions that lead to it, one a line, with dots for
/// secrets. Actions that change nothing are left out. An app that has changed since leaves out actions that it can no longer read.
package struct NamedState<App: AppType>: Sendable {
  /// The actions that lead to the state.
  package let recording: Recording<App.State>
  /// The lines that were left out, each with the property that can't be read.
  package let leftOut: [String]

  /// Reads a state by its name, or from the file at a path that ends with `.jsonl`.
  package init(named name: String) throws(RecordingFileError) {
    let url = try Self.url(named: name)
    guard FileManager.default.fileExists(atPath: url.path) else {
      let names = Self.names()
      let there =
        names.isEmpty
        ? localized("There is none yet.")
        : localized("There are \(names.joined(separator: ", ")).")
      throw RecordingFileError(
        words: localized("There is no state \(name) in \(Self.folder.relativePath). \(there)"))
    }
    let file = try RecordingFile<App>(contentsOf: url, leavesOutUnreadable: true)
    recording = file.recording
    leftOut = file.leftOut
  }

  /// The folder with the states: in the app's folder of tests if there is one, else in the current folder.
  package static var folder: URL {
    let module = String(reflecting: App.self).split(separator: ".").first ?? "App"
    let tests = URL(filePath: "Tests/\(module)Tests", directoryHint: .isDirectory)
    let isThere = (try? tests.checkResourceIsReachable()) == true
    let parent = isThere ? tests : URL(filePath: ".", directoryHint: .isDirectory)
    return parent.appending(path: "States", directoryHint: .isDirectory)
  }

  /// The names of all states, sorted.
  package static func names(in folder: URL? = nil) -> [String] {
    let path = (folder ?? Self.folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }

  /// Saves the state at a moment, and returns the file.
  ///
  /// - Throws: Why it can't be saved, such as a name that is no file's.
  package static func save(
    _ recording: Recording<App.State>, at moment: Int, as name: String, in folder: URL? = nil
  ) throws(RecordingFileError) -> URL {
    let url = try Self.url(named: name, in: folder)
    guard recording.moments.lowerBound == 0 else {
      throw RecordingFileError(
        words: localized("The first actions are no longer kept, so the state can't be saved."))
    }
    do {
      try url.deletingLastPathComponent().makePrivateFolder()
      let file = RecordingFile<App>(replaying: recording.prefix(through: moment).shortened())
      try PrivateFile(url).replace(with: file.data())
      return url
    } catch {
      throw RecordingFileError(
        words: localized("\(url.relativePath) can't be written. \(error.localizedDescription)"))
    }
  }

  private static func url(
    named name: String, in folder: URL? = nil
  ) throws(RecordingFileError) -> URL {
    if name.hasSuffix(".jsonl") { return URL(filePath: name) }
    guard (1...60).contains(name.count), name.first != ".",
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    else {
      throw RecordingFileError(
        words: localized(
          "The name has 1 to 60 letters, digits, -, _ and dots, or is a path to a .jsonl file."))
    }
    return (folder ?? Self.folder).appending(path: "\(name).jsonl")
  }
}

extension Recording where State: Equatable {
  /// The recording without actions that change nothing, if it leads to the same state.
  func shortened() -> Recording {
    var state = state(at: moments.lowerBound)
    var entries: [Entry] = []
    for number in numbers {
      let (before, recorded) = (state, self[number])
      state.reduce(recorded.action)
      if state != before { entries.append((recorded.action, recorded.time, recorded.source)) }
    }
    let short = Recording(from: self.state(at: moments.lowerBound), entries)
    return short.state(at: short.moments.upperBound) == state ? short : self
  }
}
