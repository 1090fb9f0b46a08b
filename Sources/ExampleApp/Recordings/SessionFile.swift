#if !WITHOUT_INSPECTOR
  import Foundation
  import Redux

  /// A session as it is in a file: what was recorded, and each action with the state that it led to.
  ///
  /// The file is text, one JSON object a line. The first line is the header, each other one an action. A
  /// session always begins with `AppState()`, since what was on disk is loaded by actions.
  struct SessionFile: Sendable {
    /// The format that this version of the app writes and reads.
    static let format = 1

    /// The first line.
    struct Header: Codable, Equatable, Sendable {
      var format = SessionFile.format
      var app = AppOptions.appName
      var version = Launch.version
      /// The fingerprint of the state at the start.
      var state = SessionFile.fingerprint(of: AppState())
    }

    /// An action, and what is known about it.
    struct Step: Codable, Sendable {
      private enum CodingKeys: String, CodingKey { case time, source, state }

      /// The time since the start, in seconds.
      let time: Double
      let source: String?
      let action: any ActionType
      /// The fingerprint of the state after the action.
      var state: String
    }

    var header = Header()
    var steps: [Step] = []

    /// The session as a store records it.
    var recording: Recording<AppState> {
      Recording(
        from: AppState(),
        steps.map { ($0.action, time: .seconds($0.time), source: $0.source) })
    }
  }

  extension SessionFile.Step {
    /// Describes an action that was recorded, and the state after it.
    init(_ recorded: RecordedAction, state: AppState) {
      let seconds = recorded.time / .milliseconds(1)
      self.init(
        time: seconds.rounded() / 1000, source: recorded.source, action: recorded.action,
        state: SessionFile.fingerprint(of: state))
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      time = try values.decode(Double.self, forKey: .time)
      source = try values.decodeIfPresent(String.self, forKey: .source)
      state = try values.decode(String.self, forKey: .state)
      action = try TypedValue<any ActionType>(from: decoder).value
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(time, forKey: .time)
      try values.encodeIfPresent(source, forKey: .source)
      try values.encode(state, forKey: .state)
      try TypedValue(action).encode(to: encoder)
    }
  }

  extension SessionFile {
    /// Makes the file of a session that was recorded from its start.
    ///
    /// - Returns: The file; nil if the recorder has already dropped the first actions.
    init?(_ recording: Recording<AppState>) {
      guard recording.moments.lowerBound == 0 else { return nil }
      var state = recording.state(at: 0)
      steps = recording.numbers.map { number in
        state.reduce(recording[number].action)
        return Step(recording[number], state: state)
      }
    }

    /// The file's contents.
    func data() throws -> Data {
      try steps.reduce(into: try Self.line(header)) { $0 += try Self.line($1) }
    }

    /// Returns the fingerprint of a state, in hexadecimal.
    static func fingerprint(of state: AppState) -> String {
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
#endif
