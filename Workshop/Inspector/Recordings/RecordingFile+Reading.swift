import AppShell
package import Foundation
package import Redux
import ReduxRecording

/// Why a recording can't be read or replayed, in words.
package struct RecordingFileError: Error, Equatable {
  package let words: String

  /// Keeps the beginning of the words, because a file may hold a name of megabytes.
  package init(words: String) {
    self.words = words.count > 1_000 ? words.prefix(1_000) + "…" : words
  }
}

extension RecordingFile {
  /// The bytes of the largest file that is read, enough for a million actions.
  package static var largestSize: Int { 256 << 20 }

  /// Reads a file.
  package init(
    contentsOf url: URL, largestSize: Int = Self.largestSize, leavesOutUnreadable: Bool = false
  ) throws(RecordingFileError) {
    let file: FileHandle
    do {
      try url.refuseOtherThanFile()
      guard access(url.path, R_OK) == 0 else { throw FileProblem.last }
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= largestSize else { throw RecordingFileError.tooLarge(size, largestSize) }
      file = try FileHandle(forReadingFrom: url)
    } catch let error as RecordingFileError {
      throw error
    } catch {
      throw .unreadable(url, error)
    }
    try self.init(
      FileLines { count throws(RecordingFileError) in
        do { return try file.read(upToCount: count) } catch { throw .unreadable(url, error) }
      }, leavesOutUnreadable: leavesOutUnreadable)
  }

  /// Reads a file's contents.
  init(_ data: Data, leavesOutUnreadable: Bool = false) throws(RecordingFileError) {
    var rest: Data? = data
    try self.init(FileLines { _ in rest.take() }, leavesOutUnreadable: leavesOutUnreadable)
  }

  /// Reads lines, and keeps of each one only its action and the fingerprint after it.
  ///
  /// A last line that is incomplete, because the app crashed, is left out.
  private init(
    _ lines: consuming FileLines, leavesOutUnreadable: Bool
  ) throws(RecordingFileError) {
    guard let first = try lines.next(), !first.isEmpty else {
      throw RecordingFileError(words: localized("This is not a recording, because it is empty."))
    }
    let header = try Self.header(first)
    var (states, number, leftOut, requests) = ([UInt64](), 1, [String](), [NetworkEntry]())
    let (types, decoder) = (App.recordableTypes, Self.decoder)
    let recording = try Recording(from: App.initialState) { () throws(RecordingFileError) in
      while let line = try lines.next() {
        number += 1
        do {
          if line.starts(with: Data(#"{"request":"#.utf8)) {
            requests.append(try decoder.decode(RequestLine.self, from: line).request)
            continue
          }
          let step = try types.use { try decoder.decode(Step.self, from: line) }
          states.append(step.state)
          return (step.action, step.time, step.source)
        } catch {
          let problem = RecordingFileError.damaged(line, number: number, by: error, in: header)
          guard leavesOutUnreadable else { throw problem }
          leftOut.append(problem.words)
        }
      }
      return nil
    }
    self.init(header, recording, states: states, leftOut: leftOut)
    self.requests = requests
  }

  private static func header(_ line: Data) throws(RecordingFileError) -> Header {
    do {
      let format = try decoder.decode(RecordingFormat.self, from: line).format
      guard format >= 1 else {
        throw RecordingFileError(words: localized("Line 1: No recording has the format \(format)."))
      }
      guard format <= Self.format else {
        throw RecordingFileError(
          words: localized(
            "Line 1: This recording has the format \(format), and this version of the app reads only \(Self.format). Use a newer version of the app."
          ))
      }
      var header = try decoder.decode(Header.self, from: line)
      // The report has them in its title.
      header.app = header.app.visible(upTo: 100)
      header.version = header.version.visible(upTo: 100)
      return header
    } catch let error as RecordingFileError {
      throw error
    } catch {
      throw RecordingFileError(
        words: localized("Line 1: This is not a recording. \(RecordingFileError.words(error))"))
    }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

extension URL {
  /// Refuses a folder or a pipe, which can't be read or written as a file, or not ever.
  func refuseOtherThanFile() throws(RecordingFileError) {
    let kind = try? FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)[
      .type]
    guard let kind = kind as? FileAttributeType, kind != .typeRegular else { return }
    throw RecordingFileError(words: localized("\(relativePath) is not a file."))
  }
}

extension RecordingFileError {
  fileprivate static func unreadable(_ url: URL, _ error: any Error) -> Self {
    Self(words: localized("\(url.relativePath) can't be read. \(error.localizedDescription)"))
  }

  fileprivate static func tooLarge(_ size: Int, _ largestSize: Int) -> Self {
    Self(
      words: localized(
        "The recording has \("\(size)") bytes. At most \("\(largestSize)") can be read."))
  }

  fileprivate static func damaged<App>(
    _ line: Data, number: Int, by error: any Error, in header: RecordingFile<App>.Header
  ) -> Self {
    let isForeign = header.app != App.name
    let origin =
      isForeign ? " " + localized("It was recorded by \(header.app) \(header.version).") : ""
    let action =
      name(of: try? JSONSerialization.jsonObject(with: line)) ?? localized("This action")
    let problem = localized("Line \(number): \(action) can't be read. \(words(error))")
    return Self(words: problem + origin)
  }

  /// Returns the type and the case of an action, or of the one that it wraps; nil if a line names none.
  private static func name(of line: Any?) -> String? {
    guard let line = line as? [String: Any], let type = line["type"] as? String else { return nil }
    let value = line["value"] as? [String: Any]
    if let inner = name(of: value?["action"]) { return inner }
    guard let value, value.count == 1, let name = value.keys.first else { return type }
    return "\(type).\(name)"
  }

  /// Says what is wrong with a line, and where.
  fileprivate static func words(_ error: any Error) -> String {
    let context: DecodingError.Context
    switch error {
    case DecodingError.keyNotFound(let key, let found):
      context = found
      return place(context) + localized("The key \(key.stringValue) is missing.")
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
      DecodingError.dataCorrupted(let found):
      context = found
    default: return error.localizedDescription
    }
    return place(context) + translated(context.debugDescription)
  }

  /// Returns Swift's own words about a value in the user's language, as far as they are known.
  private static func translated(_ words: String) -> String {
    // An enum doesn't have the case.
    if words.hasPrefix("Invalid number of keys found") {
      return localized("This app has no such case.")
    }
    if words.hasPrefix("The given data was not valid JSON") {
      return localized("It isn't written as JSON.")
    }
    if let match = words.wholeMatch(of: /Expected to decode (.+) but found (.+) instead\.?/) {
      return localized(
        "Expected to decode \(String(match.1)) but found \(String(match.2)) instead.")
    }
    return words
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "" : localized("At \(path):") + " "
  }
}

private struct RecordingFormat: Decodable { let format: Int }

extension RecordingFile {
  /// Reads an action as a line of a file has it.
  package static func action(_ data: Data) throws(RecordingFileError) -> any ActionType {
    do {
      return try App.recordableTypes.use {
        try JSONDecoder().decode(TypedValue<any ActionType>.self, from: data).value
      }
    } catch {
      throw RecordingFileError(
        words: localized("The action can't be read. \(RecordingFileError.words(error))"))
    }
  }
}
