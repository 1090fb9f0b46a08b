import SwiftSource

extension ArchitectureRule {
  /// The rules about states, actions and reducers.
  static let reducers: [ArchitectureRule] = [
    .init(
      "no reducer awaits, starts work, or asks for the time",
      fix: "Do that in an effect or in middleware, whose action brings the outcome or the time."
    ) { tree in
      let hasOwnNow = tree.files.contains { file in
        file.outline.members.contains { $0.keyword == "case" && $0.name == "now" }
      }
      return tree.reducers.flatMap { $0.impurities(besidesNow: hasOwnNow) }
    },
    .init(
      "no reducer has constants, or cuts texts",
      fix: "Let the action or the state bring the value, and cut a text before it is sent."
    ) { $0.reducers.flatMap(\.constantsAndCuts) },
    .init(
      "no reducer contains a sentence",
      fix: "Hold a fact, such as a case of an enum, and write the sentence in the view state."
    ) { $0.reducers.flatMap(\.sentences) },
    .init(
      "a part of the state is reduced before the parts that need it",
      fix: "Move the line that reduces the part above those that read it."
    ) {
      $0.reducers.flatMap(\.partsTooEarly)
    },
    .init(
      "every part of the app's state is reduced",
      fix: "Reduce the part in reduce(_:), as in catalog.reduce(action), or remove it."
    ) { $0.unreducedParts },
    .init(
      "a form with text is left only after a question",
      fix:
        "Add its screens to the result of locked(_:), as in state.entry.screens(where: \\.form.hasText)."
    ) { $0.unlockedForms },
    .init(
      "only a screen's own state reduces a local action",
      fix:
        "Reduce it in the state of its screen, or declare it as ActionType, which all states receive."
    ) { tree in
      let actions = Set(tree.types(conformingTo: "LocalAction").map(\.type.name))
      let own = tree.statesOfScreens
      return own.isEmpty ? [] : tree.reducers.flatMap { $0.lines(naming: actions, unlessIn: own) }
    },
    .init(
      "state and actions are structs and enums",
      fix: "Make it a struct or an enum. An object that works is a service."
    ) { tree in
      let classes = Set(tree.classes.map(\.name))
      return ["StateType", "ActionType"].flatMap(tree.types).filter { file, type in
        type.isClass || type.keyword == "extension" && classes.contains(type.name)
      }.map { file, type in "\(file.path):\(type.line) has the class \(type.name)" }
    },
    .init(
      "no state holds a class or a closure",
      fix: "Hold a value, and keep the object or the closure in a service or a coordinator."
    ) { tree in
      let types = ReferenceTypes(of: tree)
      let members = tree.values.filter { types.hold($0.member, in: $0.file) }
      return tree.reducers.flatMap(\.references)
        + members.map { file, member in "\(file.path):\(member.line) has \(member.name)" }
    },
    .init(
      "every action can be recorded",
      fix: "Add the type to the list recordedTypes of the app, as Name.self."
    ) { tree in
      // A form's other events are recorded with the form's actions.
      let actions = tree.types(conformingTo: "ActionType").map(\.type).filter {
        !$0.isClass && $0.name != "Other"
      }
      // An action may carry an error, which is read again only if the list has it.
      let errors = tree.types(conformingTo: "Error").map(\.type).filter {
        !$0.inherited.isDisjoint(with: ["Codable", "Decodable"])
      }
      return Set((actions + errors).map(\.name)).subtracting(tree.recordableNames).sorted()
        .map { "\($0) isn't in recordedTypes" }
    },
    .init(
      "a form can be changed, sent and closed",
      fix: "Use FormAction, or give the form's own action these cases."
    ) { tree in
      tree.files.filter { $0.screen != nil && $0.says("case sent") }.flatMap { file in
        ["changed", "sent", "closed"].filter { !file.says("case \($0)") }
          .map { "\(file.path) lacks \($0)" }
      }
    },
  ]
}

/// The names of the classes and closures that a state must not hold.
private struct ReferenceTypes {
  private let names, declared: Set<String>

  init(of tree: SourceTree) {
    declared = tree.declaredValues
    let known = Self.platform.subtracting(declared).union(tree.classes.map(\.name))
    names = tree.names(for: known, by: ["class", "typealias"])
  }

  /// Returns whether a property's type, the initializer of its value, or a value of a case is one.
  func hold(_ member: SwiftOutline.Member, in file: SourceFile) -> Bool {
    let own = file.outline.declaredValues
    return member.beginsClosure
      || member.typeWords.contains { token in
        names.contains(token.text) && !own.contains(token.text)
          || token.kind == .word && token.text.contains(/^(?:NS|UI)[A-Z]/)
            && !declared.contains(token.text) && !["NSRange", "NSDecimal"].contains(token.text)
      }
  }

  /// Closures, and types of Foundation and of the libraries whose names don't tell.
  private static let platform = Set(
    """
    -> ActionCreator AnyCancellable AnyObject Bundle ByteCountFormatter CurrentValueSubject \
    DateComponentsFormatter DateFormatter DateIntervalFormatter Dispatch Effect FileHandle \
    FileManager Formatter ISO8601DateFormatter JSONDecoder JSONEncoder ListFormatter \
    MeasurementFormatter Middleware NotificationCenter NumberFormatter Operation OperationQueue \
    PassthroughSubject Process Progress RelativeDateTimeFormatter RunLoop ScopedStore Store Task \
    TestClock Thread Timer URLCache URLSession URLSessionTask UserDefaults
    """.split(separator: " ").map(String.init))
}

extension SwiftOutline.Member {
  /// The words and arrows of its type or of the values of a case, and those that make its value.
  fileprivate var typeWords: [SwiftToken] {
    let declaration = keyword == "case" ? type[...] : annotation
    let value = type[declaration.endIndex...]
    let made = value.indices.dropFirst().dropLast().filter { index in
      let before = value[index - 1]
      let after = value[index + 1]
      return value[index].isSign("->") || before.isSign(":") || after.isSign("(")
        || after.isSign("<")
    }
    return declaration + made.map { value[$0] }
  }
}
