/// What is wrong with the command line.
enum UsageError: Error, Equatable {
  case unknown(String)
  case secondLink(String)
  case missingValue(String)
  case badValue(String, of: String, expected: String)
}

extension UsageError {
  /// The mistake in words.
  var words: String {
    switch self {
    case .unknown(let option): "There is no option \(option)."
    case .secondLink(let link): "Only one link can be opened. \(link) is a second one."
    case .missingValue(let option): "The option \(option) needs a value."
    case .badValue(let value, let option, let expected):
      "\(value) is not a valid value for \(option). Use \(expected)."
    }
  }
}
