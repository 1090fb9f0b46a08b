@testable import AppTesting

/// A line of code where a reader of the sources could find it.
enum PlantedCode {
  /// Among the properties of a state.
  case property(String)
  /// In a reducer.
  case reducer(String)
  /// In a file of a room.
  case room(String, String)

  /// The sources of an app with a class and two rooms, in which the line is planted.
  var tree: SourceTree {
    SourceTree(
      files: [
        SourceFile(path: "App/Model/Player.swift", text: "final class Player {}"),
        SourceFile(path: "App/Screens/Away/AwayState.swift", text: ""), file,
      ], recordableNames: ["HomeAction"])
  }

  private var file: SourceFile {
    switch self {
    case .property(let line): Self.state("\(line)\n", reducer: "break")
    case .reducer(let line): Self.state("var count = 0\n", reducer: line)
    case .room(let name, let text):
      SourceFile(path: "App/Screens/Home/Home\(name).swift", text: text)
    }
  }

  private static func state(_ properties: String, reducer: String) -> SourceFile {
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
        """)
  }
}

/// Returns the names of the rules that a line breaks, without those about whole rooms.
func brokenRules(_ code: PlantedCode) -> [String] {
  let rooms = ["every screen has the same six files", "every screen has a background"]
  let tree = code.tree
  return ArchitectureRule.all.filter { rule in
    !rooms.contains(where: rule.name.hasPrefix) && !rule.violations(in: tree).isEmpty
  }.map(\.name)
}
