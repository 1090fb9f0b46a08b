import Foundation

/// The name of the app, and what it adds to the command line.
struct AppOptions: Sendable {
  static let appName = "Sights"
  static let bundleIdentifier = "com.example.sights"
  /// The lines about the app's own options in the text for `--help`.
  static let usage = """
      --api URL             the server to use instead of the built-in one

    """

  /// The server to use; nil for the one inside the app.
  var api: URL?

  /// Reads an option and its value, if it is one of the app's own.
  mutating func read(
    _ option: String, value: () throws(UsageError) -> String
  ) throws(UsageError) -> Bool {
    guard option == "--api" else { return false }
    let text = try value()
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host != nil
    else { throw .badValue(text, of: option, expected: "an http or https URL") }
    api = url
    return true
  }
}
