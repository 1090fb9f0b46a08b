package import AppShell
import Foundation
import Redux
package import ReduxRecording

/// A recording as it is in a file: what was recorded, and each action with the state that it led to.
///
/// The file is text, one JSON object a line. The first line is the header, each other one an action. A
/// recording always begins with the app's initial state, since what was on disk is loaded by actions.
package struct RecordingFile<App: AppType>: Sendable {
  /// The format that this version of the app writes and reads.
  static var format: Int { 1 }

  /// The first line.
  struct Header: Codable, Equatable, Sendable {
    var format = RecordingFile<App>.format
    var app = App.name
    /// The version of the app, which only a bundle knows.
    var version =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
      ?? "development"
    /// The fingerprint of the state at the start.
    var state = String(fingerprint(of: App.initialState), radix: 16)
  }

  var header = Header()
  /// What was recorded.
  package let recording: Recording<App.State>
  /// The fingerprints of the states, one after each action.
  var states: [UInt64]

  /// Makes the file of a recording that has its start.
  ///
  /// - Returns: The file; nil if the recorder has already dropped the first actions.
  package init?(_ recording: Recording<App.State>, requests: [NetworkEntry] = []) {
    guard recording.moments.lowerBound == 0 else { return nil }
    self.init(replaying: recording)
    self.requests = requests.filter { $0.end != nil }
  }

  /// The requests that ended, without their secrets.
  package internal(set) var requests: [NetworkEntry] = []

  /// Why lines were left out that can't be read.
  var leftOut: [String] = []

  init(
    _ header: Header, _ recording: Recording<App.State>, states: [UInt64], leftOut: [String] = []
  ) {
    self.header = header
    self.recording = recording
    self.states = states
    self.leftOut = leftOut
  }

  /// Makes the file of a recording that has its start, with the states to which the actions lead now.
  init(replaying recording: Recording<App.State>) {
    var (state, fingerprint) = (recording.state(at: 0), Fingerprint())
    self.recording = recording
    states = recording.numbers.map { number in
      state.reduce(recording[number].action)
      return fingerprint.next(state)
    }
  }

  /// The file's contents.
  package func data() throws -> Data {
    let actions = try zip(recording.numbers, states).reduce(into: try Self.line(header)) {
      data, action in
      // An action that was skipped changes nothing.
      if recording[action.0].action is SkippedAction { return }
      data += try Self.line(Step(recording[action.0], state: action.1))
    }
    return try requests.reduce(into: actions) { $0 += try Self.line(RequestLine(request: $1)) }
  }

  /// A line with a request, which may be anywhere behind the first line.
  struct RequestLine: Codable {
    private enum CodingKeys: String, CodingKey { case request }

    let request: NetworkEntry

    init(request: NetworkEntry) { self.request = request }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      request = try values.decode(NetworkEntry.self, forKey: .request)
      let times = Duration.zero ... .seconds(9_200_000_000)
      guard times ~= request.start, times ~= request.end ?? .zero else {
        throw DecodingError.dataCorruptedError(
          forKey: .request, in: values, debugDescription: "No run lasts so long.")
      }
    }
  }

  /// Returns a line of the file.
  static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
