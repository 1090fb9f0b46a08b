extension LoadAction: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case started, progress, success, failure }

  /// Decodes an event.
  ///
  /// The type of an error must be one of the ``RecordableTypes`` in use.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard values.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A load has exactly one event."))
    }
    if values.contains(.success) {
      self = .success(try values.decode(Value.self, forKey: .success))
    } else if values.contains(.failure) {
      self = .failure(try values.decode(CodableError.self, forKey: .failure).error)
    } else if let progress = try values.decodeIfPresent(Double.self, forKey: .progress) {
      self = .progress(progress)
    } else {
      guard try values.decode(Bool.self, forKey: .started) else {
        throw DecodingError.dataCorruptedError(
          forKey: .started, in: values, debugDescription: "A load that started is true.")
      }
      self = .started
    }
  }

  /// Encodes an event.
  ///
  /// Of an error that isn't `Codable`, only the name of its type is encoded.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .started: try values.encode(true, forKey: .started)
    case .progress(let progress): try values.encode(progress, forKey: .progress)
    case .success(let value): try values.encode(value, forKey: .success)
    case .failure(let error): try values.encode(CodableError(error: error), forKey: .failure)
    }
  }
}

/// An error that was read from a file, where its type has no values.
struct UnknownError: Error, Equatable {
  let name: String
}

/// An error as it is in a file: with its values, or only the name of its type.
private struct CodableError: Codable {
  private enum CodingKeys: String, CodingKey { case name }

  let error: any Error

  init(error: any Error) { self.error = error }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decodeIfPresent(String.self, forKey: .name) {
    case nil: error = try TypedValue<any Error>(from: decoder).value
    case "CancellationError": error = CancellationError()
    case let name?: error = UnknownError(name: name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    if error is any Codable { return try TypedValue(error).encode(to: encoder) }
    var values = encoder.container(keyedBy: CodingKeys.self)
    let name = (error as? UnknownError)?.name ?? readableName(of: type(of: error))
    try values.encode(name, forKey: .name)
  }
}
