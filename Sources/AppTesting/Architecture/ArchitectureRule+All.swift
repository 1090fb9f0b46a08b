extension ArchitectureRule {
  /// The rules that hold in every app.
  ///
  /// `Documentation/architecture.md` explains them, by these names.
  public static let all: [ArchitectureRule] = boundaries + reducers + rooms + words

  private static let boundaries: [ArchitectureRule] = [
    .init(
      "no view controller imports Redux", { $0.room("ViewController.swift") + $0.splits },
      importNoneOf: ["Redux"]),
    .init(
      "no view controller uses the store or navigates",
      { $0.room("ViewController.swift") + $0.splits },
      sayNoneOf: ["Store<", "dispatch(", "pushViewController", "present(", "dismiss("]),
    .init(
      "only layouts touch constraints",
      { $0.files.filter { $0.room != nil && !$0.name.hasSuffix("+Layout.swift") } },
      sayNoneOf: ["NSLayoutConstraint", "Anchor.constraint"]),
    .init(
      "no coordinator of a screen moves view controllers", { $0.room("Coordinator.swift") },
      sayNoneOf: ["pushViewController", "popViewController", "viewController.present("]),
    .init(
      "no state or view state imports UI", { $0.files.filter { $0.name.hasSuffix("State.swift") } },
      importNoneOf: ["UIKit", "CoordinatorUIKit"]),
    .init(
      "no file that iOS and the terminal share needs Objective-C", { $0.files },
      sayNoneOf: ["#selector", "@objc", "addTarget", "UIKeyCommand", "canImport(UIKit)"]),
    .init("no source uses try! or fatalError", { $0.files }, sayNoneOf: ["try!", "fatalError("]),
    .init("no file is longer than 300 lines") { tree in
      tree.files.filter { $0.text.count(where: \.isNewline) > 300 }.map(\.path)
    },
  ]

  private static let reducers: [ArchitectureRule] = [
    .init(
      "no reducer awaits, starts work, or asks for the time", \.reducers,
      sayNoneOf: ["await", "async", "Task {", "Dispatch", "URLSession", "Date.now", "UUID()"]),
    .init(
      "no reducer has constants, or cuts texts", \.reducers,
      sayNoneOf: ["static let", "prefix(", "suffix(", "localizedDescription"]),
    .init("no reducer contains a sentence") { tree in
      tree.reducers.flatMap { file in
        file.text.matches(of: /"[^"\n]* [^"\n]*"/).map { "\(file.path) says \($0.output)" }
      }
    },
    .init("state and actions are structs and enums") { tree in
      tree.files.flatMap { file in
        file.text.matches(
          of: /(?:class|actor) \w+(?:<[^>\n]*>)?: [^{\n]*\b(?:StateType|ActionType)\b/
        ).map { "\(file.path) has \($0.output)" }
      }
    },
    .init("every action can be recorded") { tree in
      let declared = tree.files.flatMap { file in
        file.text.matches(of: /(?:enum|struct) (\w+): ActionType/).map { String($0.output.1) }
      }
      return Set(declared).subtracting(tree.recordableNames).sorted()
        .map { "\($0) isn't in recordedTypes" }
    },
    .init("a form can be changed, sent and closed") { tree in
      tree.files.filter { $0.room != nil && $0.text.contains("case sent") }.flatMap { file in
        ["changed", "sent", "closed"].filter { !file.text.contains("case \($0)") }
          .map { "\(file.path) lacks \($0)" }
      }
    },
  ]

  private static let rooms: [ArchitectureRule] = [
    .init("a room names no other room") { tree in
      tree.files.filter { !$0.name.hasSuffix("Coordinator.swift") }.flatMap { file in
        guard let room = file.room else { return [String]() }
        return tree.rooms.subtracting([room]).flatMap { other in
          ["ViewController", "ViewState", "Coordinator", "Action"].map { other + $0 }
        }.filter(file.words.contains).sorted().map { "\(file.path) names \($0)" }
      }
    },
    .init("every screen has the same six files") { tree in
      tree.rooms.sorted().flatMap { room in
        let names = Set(tree.files.filter { $0.room == room }.map(\.name))
        return SourceFile.facets(of: room, among: names)
          .filter { !names.contains("\(room)\($0).swift") }.map { "\(room) has no \($0)" }
      }
    },
    .init("every screen has a background, since iOS would show black") { tree in
      tree.files.filter { $0.name.hasSuffix("ViewController+Layout.swift") }
        .filter { !$0.text.contains("view.backgroundColor = ") }.map(\.path)
    },
  ]
}

extension SourceTree {
  /// The files with which rooms extend their view controllers.
  fileprivate var splits: [SourceFile] {
    files.filter { $0.room != nil && $0.name.contains("ViewController+") }
  }

  /// The files with reducers.
  fileprivate var reducers: [SourceFile] {
    files.filter { $0.name.hasSuffix("State.swift") && $0.text.contains("reduce(") }
  }
}
