@testable import AppTesting

/// A line of code where a reader of the sources could find it.
enum PlantedCode {
  /// Among the properties of a state.
  case property(String)
  /// In a reducer.
  case reducer(String)
  /// Behind a state, in its file.
  case beside(String)
  /// In a file of a screen.
  case screen(String, String)

  /// The sources of an app with a few types and two screens, in which the line is planted.
  var tree: SourceTree {
    let model = """
      final class Player {}
      typealias Hero = Player
      typealias Handler = @Sendable (Int) -> Void
      struct Form { let name: String, onEnd: Handler }
      struct Address { let street: String }
      protocol PartType: StateType {}
      """
    let away = "struct AwayState {}\nenum AwayAction {}\nstruct AwayCell { let onTap: () -> Void }"
    return SourceTree(
      files: [
        SourceFile(path: "App/Model/Model.swift", text: model),
        SourceFile(path: "App/Screens/Away/AwayState.swift", text: away), file,
      ], recordableNames: ["HomeAction"])
  }

  private var file: SourceFile {
    switch self {
    case .property(let line): Self.state("\(line)\n", reducer: "break")
    case .reducer(let line): Self.state("var count = 0\n", reducer: line)
    case .beside(let text): Self.state("", reducer: "break", beside: text)
    case .screen(let name, let text):
      SourceFile(path: "App/Screens/Home/Home\(name).swift", text: text)
    }
  }

  private static func state(
    _ properties: String, reducer: String, beside: String = ""
  ) -> SourceFile {
    SourceFile(
      path: "App/Screens/Home/HomeState.swift",
      text: """
        import Redux

        /// What the screen remembers, and when await is a word.
        struct HomeState: StateType, Equatable {
        \(properties)
          mutating func reduce(_ action: any ActionType) {
            \(reducer)
          }
        }
        \(beside)
        """)
  }
}

/// Returns the names of the rules that a line breaks, without those about whole screens.
func brokenRules(_ code: PlantedCode) -> [String] {
  let ofWholeScreens = [
    "every screen has the same six files", "every screen has a background",
    "a file declares what its name says",
  ]
  let tree = code.tree
  return ArchitectureRule.all.filter { rule in
    !ofWholeScreens.contains(where: rule.name.hasPrefix) && !rule.violations(in: tree).isEmpty
  }.map(\.name)
}
