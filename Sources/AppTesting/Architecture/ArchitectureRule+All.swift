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
      sayNoneOf: ["NSLayoutConstraint", "*Anchor.constraint"]),
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
      sayNoneOf: [
        "await", "async", "Task {", "Task.", "Dispatch*", "URLSession", "FileManager",
        "UserDefaults",
        "NotificationCenter", "Date.now", ": .now", "= .now", "Date()", "UUID()", "*Clock()",
        ".random(", ".randomElement(", ".shuffled(", ".shuffle(", "*NumberGenerator(", "print(",
      ]),
    .init("no reducer has constants, or cuts texts") { tree in
      tree.reducers.flatMap { file in
        let words = ["static let", "prefix(", "suffix(", "localizedDescription"].filter(file.says)
        let numbers = file.outline.code.filter { $0.kind == .number && !$0.isPlainNumber }
        return (words + numbers.map(\.text)).map { "\(file.path) says \($0)" }
      }
    },
    .init("no reducer contains a sentence") { tree in
      tree.reducers.flatMap { file in
        file.tokens.filter(\.isSentence).map { "\(file.path):\($0.line) says “\($0.text)”" }
      }
    },
    .init("state and actions are structs and enums") { tree in
      tree.files.flatMap { file in
        file.outline.types.filter { type in
          type.isClass && !type.inherited.isDisjoint(with: ["StateType", "ActionType"])
        }.map { "\(file.path) has the \($0.keyword) \($0.name)" }
      }
    },
    .init("no state holds a class or a closure") { tree in
      let classes = Set(
        tree.files.flatMap { $0.outline.types.filter(\.isClass).map(\.name) })
      return tree.reducers.flatMap { file in
        let outline = file.outline
        return outline.types.filter(\.isClass).map { "\(file.path) has the class \($0.name)" }
          + outline.members.filter { $0.isClosure || $0.names(anyOf: classes) }
          .map { "\(file.path) has \($0.name)" }
      }
    },
    .init("every action can be recorded") { tree in
      let declared = tree.files.flatMap { file in
        file.outline.types.filter { $0.isValue && $0.inherited.contains("ActionType") }.map(\.name)
      }
      return Set(declared).subtracting(tree.recordableNames).sorted()
        .map { "\($0) isn't in recordedTypes" }
    },
    .init("a form can be changed, sent and closed") { tree in
      tree.files.filter { $0.room != nil && $0.says("case sent") }.flatMap { file in
        ["changed", "sent", "closed"].filter { !file.says("case \($0)") }
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
        .filter { !$0.says("view.backgroundColor =") }.map(\.path)
    },
  ]
}

extension SwiftToken {
  /// Whether it is a number that means nothing but none or one.
  fileprivate var isPlainNumber: Bool { ["0", "1", "0.0", "1.0"].contains(text) }

  /// Whether it is a text of several words, which a user would read.
  fileprivate var isSentence: Bool {
    kind == .text && text.contains(/\S\s|\s\S/) && text.contains(where: \.isLetter)
  }
}

extension SwiftOutline.TypeDeclaration {
  fileprivate var isClass: Bool { keyword == "class" || keyword == "actor" }
  fileprivate var isValue: Bool { keyword == "struct" || keyword == "enum" }
}

extension SwiftOutline.Member {
  /// Whether its type has one of the classes, or one of Objective-C's.
  fileprivate func names(anyOf classes: Set<String>) -> Bool {
    type.prefix { !$0.isSign("=") }.contains { token in
      token.kind == .word
        && (classes.contains(token.text) || token.text.contains(/^(?:NS|UI)[A-Z]/))
    }
  }
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
