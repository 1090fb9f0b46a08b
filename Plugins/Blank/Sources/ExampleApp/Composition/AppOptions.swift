/// The name of the app, and what it adds to the command line.
struct AppOptions: Equatable, Sendable {
  static let appName = "Sights"
  static let bundleIdentifier = "com.example.sights"

  /// The lines about the app's own options in the text for `--help`.
  static let usage = ""

  /// Reads an option.
  ///
  /// - Parameters:
  ///   - option: The option, with its dashes.
  ///   - value: Takes the option's value off the command line.
  /// - Returns: Whether it is an option of the app.
  /// - Throws: A `UsageError` if its value is missing or wrong.
  mutating func read(
    _ option: String, value: () throws(UsageError) -> String
  ) throws(UsageError) -> Bool {
    false
  }
}
