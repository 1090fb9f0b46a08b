import SwiftSource

extension ArchitectureRule {
  /// The rules that hold in every app.
  ///
  /// `Documentation/architecture.md` explains them, by these names.
  public static let all: [ArchitectureRule] = boundaries + reducers + screens + words

  private static let boundaries: [ArchitectureRule] = [
    .init(
      "no view controller imports Redux",
      fix: "Report what the user did to send, and let the coordinator dispatch it."
    ) { tree in
      // A form with a password imports the type of secret texts alone.
      let secrets = SwiftToken.all(in: "import struct Redux.Secret").count
      return tree.views.filter { file in
        let imports = file.tokens.ends(of: "import Redux").count
        let scoped = file.tokens.indices.count { index in
          file.tokens[index].isWord("Redux") && index > 1 && file.tokens[index - 2].isWord("import")
            && file.tokens[(index - 2)...].prefix(secrets).map(\.text)
              != ["import", "struct", "Redux", ".", "Secret"]
        }
        return imports + scoped > 0
      }.map { "\($0.path) imports Redux" }
    },
    .init(
      "no view controller uses the store or navigates",
      fix: "Report what the user did to send, and let the coordinator dispatch it, or a route."
    ) { tree in
      tree.views.flatMap { file in
        file.lines(saying: [
          "*Store<", "dispatch(", ".dispatch", "pushViewController", "popViewController",
          "popToViewController", "popToRootViewController", "setViewControllers",
          "showDetailViewController", "performSegue", "tabBarController",
        ])
          + file.lines(calling: ["present(", "dismiss("]) { $0.contains { $0.isWord("animated") } }
      }
    },
    .init(
      "no view controller loads or saves data",
      fix: "Run an effect in the coordinator, and render its outcome by the view state.", \.views,
      sayNoneOf: [
        "await", "async", "Task {", "Task.detached", "URLSession", "UserDefaults", "FileManager",
        "JSONDecoder", "JSONEncoder", "Data(contentsOf", "String(contentsOf", "write(to",
      ]),
    .init(
      "only layouts touch constraints",
      fix: "Move the constraints to the file +Layout of the screen.",
      { $0.files.filter { $0.screen != nil && !$0.name.hasSuffix("+Layout.swift") } },
      sayNoneOf: [
        "NSLayoutConstraint", "*Anchor.constraint", "addConstraint*", "*onstraint.constant",
        "*onstraint?.constant", "*onstraint.isActive", "*onstraint?.isActive",
      ]),
    .init(
      "no coordinator of a screen moves view controllers",
      fix: "Dispatch a route, such as AppRoute.push, present or close.",
      { $0.screenFiles("Coordinator.swift") },
      sayNoneOf: [
        "pushViewController", "popViewController", "popToRootViewController", "setViewControllers",
        "viewController.present(", "animated:", "performSegue",
      ]),
    .init(
      "no state or view state imports UI",
      fix:
        "Hold a value, such as a text or a symbol's name, and let the renderer make the view's type of it.",
      { $0.files.filter { $0.name.hasSuffix("State.swift") } },
      importNoneOf: ["UIKit", "SwiftUI", "AppKit", "TerminalUIKit", "CoordinatorUIKit"]),
    .init(
      "no file that iOS and the terminal share needs Objective-C",
      fix: "Use a closure, such as a UIAction, or put the code between #if os(iOS) and #endif."
    ) { tree in
      tree.files.flatMap { file in
        file.lines(
          saying: [
            "#selector", "@objc*", "@IBAction", "@IBOutlet", "addTarget", "UIKeyCommand",
            "canImport(UIKit)", "Selector(",
          ], in: file.sharedTokens)
      }
    },
    .init(
      "layouts say leading and trailing, for languages from right to left",
      fix: "Write leading and trailing, and .natural for the alignment of text.", { $0.files },
      sayNoneOf: [
        "leftAnchor", "rightAnchor", "leftMargin", "rightMargin", "textAlignment = .left",
        "textAlignment = .right", "semanticContentAttribute", "forceLeftToRight",
      ]),
    .init(
      "fonts are text styles, which follow the user's size and weight",
      fix: "Write UIFont.preferredFont(forTextStyle: .body), or another style.", { $0.files },
      sayNoneOf: ["systemFont(ofSize", "boldSystemFont", "italicSystemFont", "UIFont(name"]),
    .init(
      "no source uses try! or fatalError",
      fix:
        "Handle the error, or call precondition with a message that says what the caller has to do.",
      { $0.files }, sayNoneOf: ["try!", "fatalError("]),
  ]

  private static let screens: [ArchitectureRule] = [
    .init(
      "a screen names no other screen",
      fix:
        "Move what they share to Components or the model, and navigate by a route of the coordinator."
    ) { tree in
      tree.screens.sorted().flatMap { screen in
        let others = tree.sharedNames { $0 != nil && $0 != screen }
          .subtracting(tree.sharedNames { $0 == nil || $0 == screen })
        return tree.files.filter { $0.screen == screen && !$0.name.hasSuffix("Coordinator.swift") }
          .flatMap { $0.lines(saying: others.intersection($0.words).sorted()) }
      }
    },
    .init(
      "every screen has the same six files",
      fix: "Add the file, or move what is no screen out of the folder Screens."
    ) { tree in
      tree.screens.sorted().flatMap { screen in
        let names = Set(tree.files.filter { $0.screen == screen }.map(\.name))
        return SourceFile.facets(of: screen, among: names)
          .filter { !names.contains("\(screen)\($0).swift") }.map { "\(screen) has no \($0)" }
      }
    },
    .init(
      "a file declares what its name says",
      fix: "Rename the file, or move the declaration to a file of its name."
    ) { tree in
      tree.files.filter { $0.screen != nil && !$0.declaresItsName }
        .map { "\($0.path) doesn't declare \($0.declaredName)" }
    },
    .init(
      "every screen has a background, since iOS would show black",
      fix: "Set view.backgroundColor in the layout, for example to .systemBackground."
    ) { tree in
      tree.files.filter { $0.name.hasSuffix("ViewController+Layout.swift") }
        .filter { !$0.says("view.backgroundColor =") }.map(\.path)
    },
  ]
}

extension SourceTree {
  /// The files of screens with view controllers, their extensions, and other views.
  fileprivate var views: [SourceFile] {
    files.filter { file in
      file.screen != nil
        && !["Coordinator", "State"].contains { file.name.hasSuffix("\($0).swift") }
        && (file.name.contains("ViewController")
          || !file.imports.isDisjoint(with: ["UIKit", "SwiftUI"]))
    }
  }

  /// The names of the types that the files of some screens, or of none, share.
  fileprivate func sharedNames(in isIncluded: (String?) -> Bool) -> Set<String> {
    Set(
      files.filter { isIncluded($0.screen) }
        .flatMap { $0.outline.types.filter(\.isShared).map(\.name) })
  }
}

extension SourceFile {
  /// The type that its name says, which the file declares, or extends if a facet follows.
  fileprivate var declaredName: String {
    String(name.dropLast(".swift".count).prefix { $0 != "+" })
  }

  /// Whether it declares a function of that name, such as middleware.
  private var declaresFunction: Bool {
    let function = declaredName.prefix(1).lowercased() + declaredName.dropFirst()
    return says("func \(function)") || says("let \(function)")
  }

  fileprivate var declaresItsName: Bool {
    let isFacet = name.contains("+")
    return outline.types.contains { type in
      type.name == declaredName && (isFacet || type.keyword != "extension")
    } || isFacet && tokens.contains { $0.isWord(declaredName) } || declaresFunction
  }

  /// The tokens outside of `#if os(iOS)`.
  fileprivate var sharedTokens: [SwiftToken] {
    // The number of conditions around a token, from the one for iOS.
    var depth = 0
    return tokens.indices.filter { index in
      guard index > 0, tokens[index - 1].isSign("#") else { return depth == 0 }
      let condition = tokens[(index + 1)...].prefix(4).map(\.text)
      switch tokens[index].text {
      case "if": depth += depth > 0 || condition == ["os", "(", "iOS", ")"] ? 1 : 0
      case "else", "elseif": depth -= depth == 1 ? 1 : 0
      case "endif": depth -= depth > 0 ? 1 : 0
      default: break
      }
      return depth == 0
    }.map { tokens[$0] }
  }
}
