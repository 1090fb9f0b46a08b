/// What of this repository is the demo, and goes with it.
enum Demo {
  /// The app as the template has it, which the files in `Plugins/Blank` are written for.
  static let project = Project(
    target: "ExampleApp", title: "Sights", bundle: "com.example.sights", scheme: "sights",
    host: "sights.example")

  /// A file of the app that is there as long as the demo is.
  static let mark = "Resources/sights.json"

  /// Screens of the app.
  static let rooms: Set = [
    "Account", "Explore", "Inspector", "Register", "Reviews", "Saved", "Sight", "SignIn", "Visit",
    "WriteReview",
  ]

  /// What else lies in folders of its own in the app, or in its tests.
  static let folders: Set = [
    "Backend", "Composition", "Middleware", "Model", "Network", "Resources", "Server", "Snapshots",
  ]

  /// Files in folders that stay.
  static let files: [String] = []

  /// What is about the demo elsewhere.
  static let surroundings = [
    "App/AppTests/LinkTests.swift", "Documentation/Guide.docc", "Documentation/api",
    "Documentation/pictures", "Tests/ReferenceServer", "Tests/Storage",
  ]

  /// What files that stay say of the demo, and what they say without it.
  static let phrases = [
    ("saved sights", "data"), ("`Middleware/Interactions.swift`", "a middleware"),
    (
      "Connects to the server that the launch names, or to the embedded one.",
      "Takes from the world what the app was asked to start with."
    ), ("what was typed is gone, and so is the session that some need.", "what was typed is gone."),
    (", and the pictures in the tests show them.", "."),
    (
      """
      Thank you for looking in. This is a template that people read to learn an architecture, so a change
      is good when it makes the whole easier to understand.
      """, "A change is good when it makes the whole easier to understand."
    ),
  ]

  /// A text with those phrases replaced.
  static func rephrased(_ text: String) -> String {
    phrases.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
