/// What is wrong with the command line.
enum UsageError: Error, Equatable {
  case unknown(String)
  case secondLink(String)
  case missingValue(String)
  case badSize(String)
  case badServer(String)
}

extension UsageError {
  /// The mistake in words.
  var words: String {
    switch self {
    case .unknown(let option): "There is no option \(option)."
    case .secondLink(let link): "One link is enough; \(link) is a second."
    case .missingValue(let option): "The option \(option) needs a value."
    case .badSize(let size): "A size is columns x rows from 1 to 1000, as in 80x24; \(size) isn't."
    case .badServer(let server): "A server is an http or https URL; \(server) isn't."
    }
  }

  /// How to start the app.
  static let usage = """
    Usage: ExampleApp [LINK] [options]

      LINK                  where to start, as in sights://sights/3
      --plain               print the settled screen as text and exit
      --size 80x24          columns and rows, instead of the terminal's
      --api URL             the server to ask, instead of the embedded one
      --data-directory DIR  where to keep saved sights
      --links               list all links; with --dot or --mermaid draw the map of the app,
                            with --association print what its domain publishes
      --help                show this text
    """
}
