package import AppShell
import Foundation
package import Redux

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
    var version = Launch.version
    /// The fingerprint of the state at the start.
    var state = RecordingFile<App>.fingerprint(of: App.initialState)
  }

  /// An action, and what is known about it.
  package struct Step: Codable, Sendable {
    private enum CodingKeys: String, CodingKey { case time, source, state }

    /// The time since the start.
    let time: Duration
    let source: String?
    let action: any ActionType
    /// The fingerprint of the state after the action.
    var state: String
  }

  var header = Header()
  package var steps: [Step] = []

  /// The recording as a store makes it.
  var recording: Recording<App.State> {
    Recording(
      from: App.initialState,
      steps.map { ($0.action, time: $0.time, source: $0.source) })
  }
}

extension RecordingFile.Step {
  /// Describes an action that was recorded, and the state after it.
  init(_ recorded: RecordedAction, state: App.State) {
    self.init(
      time: recorded.time, source: recorded.source, action: recorded.action,
      state: RecordingFile.fingerprint(of: state))
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let seconds = try values.decode(Double.self, forKey: .time)
    guard let time = Duration(recordedSeconds: seconds) else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: values, debugDescription: "\(seconds) is not a number of seconds.")
    }
    self.time = time
    source = try values.decodeIfPresent(String.self, forKey: .source)
    state = try values.decode(String.self, forKey: .state)
    action = try TypedValue<any ActionType>(from: decoder).value
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode((time / .milliseconds(1)).rounded() / 1000, forKey: .time)
    try values.encodeIfPresent(source, forKey: .source)
    try values.encode(state, forKey: .state)
    try TypedValue(action).encode(to: encoder)
  }
}

extension RecordingFile {
  /// Makes the file of a recording that has its start.
  ///
  /// - Returns: The file; nil if the recorder has already dropped the first actions.
  package init?(_ recording: Recording<App.State>) {
    guard recording.moments.lowerBound == 0 else { return nil }
    var state = recording.state(at: 0)
    steps = recording.numbers.map { number in
      state.reduce(recording[number].action)
      return Step(recording[number], state: state)
    }
  }

  /// The file's contents.
  package func data() throws -> Data {
    try steps.reduce(into: try Self.line(header)) { $0 += try Self.line($1) }
  }

  /// Returns the fingerprint of a state, in hexadecimal.
  static func fingerprint(of state: App.State) -> String {
    String(Redux.fingerprint(of: state), radix: 16)
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
