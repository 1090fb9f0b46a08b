import Foundation

/// A command that changes an app: it changes a draft, which is then published as a whole.
enum Command: String {
  case screen
  case removeScreen = "remove-screen"
  case module
  case removeModule = "remove-module"
  case texts

  /// Changes the app in a folder.
  ///
  /// - Returns: The changes that it made and the next steps, in words, and the files that it wrote.
  /// - Throws: A `Refusal`. Nothing is changed then.
  func run(
    _ options: Options, at root: URL, models: Models
  ) throws -> (words: String, written: [String]) {
    var draft = Draft(root: root)
    let words =
      switch self {
      case .screen where options["convert"] == "yes":
        try convertScreen(options, in: &draft, models: models)
      case .screen: try addScreen(options, to: &draft, models: models)
      case .removeScreen: try removeScreen(options, from: &draft, models: models)
      case .module: try addModule(options, to: &draft, models: models)
      case .removeModule: try removeModule(options, from: &draft, models: models)
      case .texts: try addTexts(to: &draft, models: models)
      }
    try draft.publish()
    return (words, draft.changes.filter { $0.value != .delete }.keys.sorted())
  }
}

/// The options of a command, such as `name=Settings`.
struct Options {
  private let values: [String: String]

  /// Reads the options; of two with one name, the last wins.
  init(_ texts: some Sequence<String>) {
    values = Dictionary(
      texts.compactMap { text in
        text.firstIndex(of: "=").map {
          (String(text[..<$0]), String(text[text.index(after: $0)...]))
        }
      }, uniquingKeysWith: { $1 })
  }

  subscript(name: String) -> String? { values[name] }
}
