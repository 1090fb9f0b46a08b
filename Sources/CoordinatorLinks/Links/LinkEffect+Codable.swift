import Redux

extension LinkEffect: Codable {
  private enum CodingKeys: String, CodingKey { case question, action }

  /// Decodes an effect, if the type of its action is one of the `RecordableTypes` in use.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    question = try values.decode(String.self, forKey: .question)
    action = try values.decode(TypedValue<any ActionType & Equatable>.self, forKey: .action).value
  }

  /// Encodes the question, and the action with the name of its type.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(question, forKey: .question)
    try values.encode(TypedValue(action), forKey: .action)
  }
}
