import Foundation

/// The screens and words that new screens are copied from, beside the tools.
struct Models {
  /// A folder of the model, in that of the Starter or that of the tools.
  enum Folder: String {
    case screen = "Starter/Sources/Starter/Screens/Home"
    case components = "Starter/Sources/Starter/Components"
    case screenTests = "Starter/Tests/StarterTests/Screens/Home"
    case list = "Screen/List/Sources"
    case listTests = "Screen/List/Tests"
    case shared = "Screen/Shared/Sources"
    case sharedModel = "Screen/Shared/Model"
    case sharedTests = "Screen/Shared/Tests"
    case form = "Screen/Form/Sources"
    case formTests = "Screen/Form/Tests"
    case swiftui = "Screen/SwiftUI/Sources"
    case swiftuiTests = "Screen/SwiftUI/Tests"
    case existing = "Screen/Existing/Sources"
    case services = "Screen/Services"
    case module = "Screen/Module/Plain"
    case moduleList = "Screen/Module/List"
    case moduleForm = "Screen/Module/Form"
    case moduleSwiftUI = "Screen/Module/SwiftUI"
    case moduleWords = "Screen/Module/Words"
  }

  private let tools: URL
  /// The folder that has the Starter: the Workshop in an app, and the one above it in the template.
  private let template: URL

  /// Finds the models beside the tools in a folder.
  init(_ tools: URL) {
    self.tools = tools
    let workshop = tools.appending(path: "..").standardizedFileURL
    let hasStarter = FileManager.default.fileExists(
      atPath: workshop.appending(path: "Starter").path)
    template = hasStarter ? workshop : workshop.deletingLastPathComponent()
  }

  /// Returns the names and texts of the files in a folder, sorted by name.
  func files(in folder: Folder) throws -> [(name: String, text: String)] {
    let place = folder.rawValue.hasPrefix("Starter/") ? template : tools
    let url = place.appending(path: folder.rawValue).standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    guard !names.isEmpty else {
      throw Refusal("\(url.path) is empty, so there is nothing to copy. Restore it, and try again.")
    }
    return try names.sorted().map { name in
      (name, try String(contentsOf: url.appending(path: name), encoding: .utf8))
    }
  }

  /// Returns the lines of the models' words in a language, such as `de.lproj`.
  func words(in language: String) -> [String] {
    let url = tools.appending(path: "Words/\(language)/Localizable.strings")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
