/// How the app was started.
struct Launch {
  static let current = Launch()

  /// The language in which the app shows its words.
  let language = "en"
}
