import Redux
import ReduxRecording

extension RecordingFile {
  /// A line of the file: an action, what is known about it, and the state after it.
  struct Step: Codable {
    private enum CodingKeys: String, CodingKey { case time, source, state }

    /// The time since the start.
    let time: Duration
    let source: String?
    let action: any ActionType
    /// The fingerprint of the state after the action.
    let state: UInt64
  }
}

extension RecordingFile.Step {
  /// Describes an action that was recorded, and the state after it.
  init(_ recorded: RecordedAction, state: UInt64) {
    self.init(
      time: recorded.time, source: recorded.source, action: recorded.action, state: state)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let seconds = try values.decode(Double.self, forKey: .time)
    guard let time = Duration(recordedSeconds: seconds) else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: values, debugDescription: "\(seconds) is not a number of seconds.")
    }
    let text = try values.decode(String.self, forKey: .state)
    guard let state = UInt64(text, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        forKey: .state, in: values, debugDescription: "\(text) is not a hexadecimal number.")
    }
    self.time = time
    self.state = state
    source = try values.decodeIfPresent(String.self, forKey: .source)
    action = try TypedValue<any ActionType>(from: decoder).value
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode((time / .milliseconds(1)).rounded() / 1000, forKey: .time)
    try values.encodeIfPresent(source, forKey: .source)
    try values.encode(String(state, radix: 16), forKey: .state)
    try TypedValue(action).encode(to: encoder)
  }
}
