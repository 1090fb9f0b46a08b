extension ArchitectureRule {
  /// The rules about states, actions and reducers.
  static let reducers: [ArchitectureRule] = [
    .init("no reducer awaits, starts work, or asks for the time") { tree in
      let hasOwnNow = tree.files.contains { file in
        file.outline.members.contains { $0.keyword == "case" && $0.name == "now" }
      }
      return tree.reducers.flatMap { file in
        file.lines(saying: impurities)
          + file.lines(calling: choices) { !$0.contains { $0.isWord("using") } }
          + file.lines(saying: hasOwnNow ? [] : file.tokens.implicitNows)
      }
    },
    .init("no reducer has constants, or cuts texts") { tree in
      tree.reducers.flatMap { file in
        file.outline.members.filter(\.isConstant)
          .map { "\(file.path):\($0.line) has the constant \($0.name)" }
          + file.lines(saying: file.outline.code.numbers + file.outline.code.comparedTexts)
          + file.lines(saying: cuts)
          + file.lines(calling: ["prefix(", "suffix("]) { $0.contains { $0.kind == .number } }
      }
    },
    .init("no reducer contains a sentence") { tree in
      tree.reducers.flatMap { file in
        file.lines(saying: file.tokensOutsideMessages.filter(\.isSentence))
          + file.lines(saying: ["localized(", "String(localized", "NSLocalizedString"])
      }
    },
    .init("state and actions are structs and enums") { tree in
      let classes = Set(tree.classes.map(\.name))
      return ["StateType", "ActionType"].flatMap(tree.types).filter {
        $0.type.isClass || $0.type.keyword == "extension" && classes.contains($0.type.name)
      }.map { "\($0.file.path):\($0.type.line) has the class \($0.type.name)" }
    },
    .init("no state holds a class or a closure") { tree in
      let declared = Set(tree.files.flatMap(\.outline.types).filter(\.isValue).map(\.name))
      let classes = tree.names(
        for: platformClasses.subtracting(declared).union(tree.classes.map(\.name)),
        by: ["class", "typealias"])
      let closures = tree.names(
        for: Set(["Dispatch", "Effect", "Middleware", "ActionCreator"]).subtracting(declared)
          .union(["->"]), by: ["typealias"])
      return tree.reducers.flatMap { file in
        file.outline.types.filter(\.isClass)
          .map { "\(file.path):\($0.line) has the class \($0.name)" }
          + file.lines(saying: ["weak var", "unowned var", "unowned let"])
      }
        + tree.values.filter { _, member in
          member.beginsClosure || member.names(anyOf: closures, besides: declared)
            || member.names(anyOf: classes, besides: declared)
        }.map { file, member in "\(file.path):\(member.line) has \(member.name)" }
    },
    .init("every action can be recorded") { tree in
      let actions = tree.types(conformingTo: "ActionType").map(\.type)
        .filter { !$0.isClass }.map(\.name)
      return Set(actions).subtracting(tree.recordableNames).sorted()
        .map { "\($0) isn't in recordedTypes" }
    },
    .init("a form can be changed, sent and closed") { tree in
      tree.files.filter { $0.room != nil && $0.says("case sent") }.flatMap { file in
        ["changed", "sent", "closed"].filter { !file.says("case \($0)") }
          .map { "\(file.path) lacks \($0)" }
      }
    },
  ]

  /// Code that waits, starts work, prints, or depends on more than the state and the action.
  private static let impurities = [
    "await", "async", "Task {", "Task(priority", "Task.", "Dispatch*", "MainActor",
    "OperationQueue", "Thread.sleep", "Thread.current", "Timer.scheduled*", "RunLoop.", "NSLock",
    "Mutex(", "usleep(", "dispatch(", ".dispatch", "URLSession", "FileManager", "FileHandle",
    "Data(contentsOf", "String(contentsOf", "contentsOfFile", "write(to", "UserDefaults",
    "AppStorage", "SecItem*", "NotificationCenter", "Bundle.main", "Bundle.module", "ProcessInfo",
    "getenv(", "UIApplication", "UIDevice", "UIPasteboard", "Locale.current", "TimeZone.current",
    "Calendar.current", "autoupdatingCurrent", "Date.now", "Date()", "Date.init()",
    "timeIntervalSinceNow", "*Clock()", "*Clock.now", "CFAbsoluteTimeGetCurrent",
    "CACurrentMediaTime", "mach_absolute_time", "clock_gettime", "gettimeofday", "time(nil",
    "UUID()", "UUID.init()", "*NumberGenerator(", "arc4random*", "drand48", "print(",
    "debugPrint(", "dump(", "NSLog", "os_log", "Logger(", "Logger.",
  ]

  /// Calls that shorten texts, or show those of an error.
  private static let cuts = [
    "trimmingCharacters", "split(separator", "components(separatedBy", "localizedDescription",
  ]

  /// Choices at random, unless they use a generator that the state has.
  private static let choices = [".random(", ".randomElement(", ".shuffled(", ".shuffle("]

  /// Classes of Foundation and of the libraries whose names don't tell.
  private static let platformClasses = Set(
    """
    AnyCancellable AnyObject Bundle ByteCountFormatter CurrentValueSubject DateComponentsFormatter \
    DateFormatter DateIntervalFormatter FileHandle FileManager Formatter ISO8601DateFormatter \
    JSONDecoder JSONEncoder ListFormatter MeasurementFormatter NotificationCenter NumberFormatter \
    Operation OperationQueue PassthroughSubject Process Progress RelativeDateTimeFormatter RunLoop \
    ScopedStore Store Task TestClock Thread Timer URLCache URLSession URLSessionTask UserDefaults
    """.split(separator: " ").map(String.init))
}

extension SourceFile {
  /// The tokens, without what only developers read.
  fileprivate var tokensOutsideMessages: [SwiftToken] {
    let calls = [
      "@available(", "assert(", "assertionFailure(", "precondition(", "preconditionFailure(",
    ]
    let messages = calls.flatMap(arguments).map(\.indices)
    return tokens.indices.filter { index in !messages.contains { $0.contains(index) } }
      .map { tokens[$0] }
  }
}

extension SwiftToken {
  /// Whether it is a text of several words, or ends like a sentence.
  fileprivate var isSentence: Bool {
    kind == .text && text.contains(where: \.isLetter)
      && (text.contains(/\S\s|\s\S/) || text.contains(/\w[!?…]$/))
  }
}

extension [SwiftToken] {
  /// The numbers that mean more than none or one.
  fileprivate var numbers: [SwiftToken] {
    indices.filter { index in
      let isPart = index > 1 && (self[index - 1].isSign(".") && !self[index - 2].isSign("."))
      return self[index].kind == .number && !["0", "1", "0.0", "1.0"].contains(self[index].text)
        && !isPart && !(index > 0 && self[index - 1].isSign("$"))
    }.map { self[$0] }
  }

  /// The texts on which the code decides, and the addresses.
  fileprivate var comparedTexts: [SwiftToken] {
    indices.filter { index in
      guard self[index].kind == .text, self[index].text.contains(where: \.isLetter) else {
        return false
      }
      let before = self[..<index].suffix(2).map(\.text)
      let after = self[(index + 1)...].prefix(2).map(\.text)
      return self[index].text.contains("://")
        || ["=", "!"].contains(after.first) && after.last == "="
        || before.last == "=" && ["=", "!"].contains(before.first) || before.last == "case"
        || before.last == "(" && ["hasPrefix", "hasSuffix", "contains"].contains(before.first)
    }.map { self[$0] }
  }

  /// Each `.now` without its type, other than as a pattern.
  fileprivate var implicitNows: [SwiftToken] {
    let keywords: Set = ["return", "guard", "if", "while", "where", "in"]
    return indices.dropFirst(2).filter { index in
      let before = self[index - 2]
      let isBegun =
        before.kind == .sign ? !")]}?!".contains(before.text) : keywords.contains(before.text)
      return self[index].isWord("now") && self[index - 1].isSign(".") && isBegun
    }.map { self[$0] }
  }
}

extension SwiftOutline.Member {
  /// Whether its type, or the initializer of its value, has one of some names.
  fileprivate func names(anyOf names: Set<String>, besides declared: Set<String>) -> Bool {
    let declaration = keyword == "case" ? type[...] : annotation
    let value = type[declaration.endIndex...]
    let made = value.indices.dropFirst().dropLast().filter {
      value[$0 + 1].isSign("(") || value[$0 + 1].isSign("<") || value[$0 - 1].isSign(":")
        || value[$0].isSign("->")
    }.map { value[$0] }
    let structs: Set = ["NSRange", "NSDecimal"]
    return (declaration + made).contains { token in
      names.contains(token.text)
        || token.kind == .word && token.text.contains(/^(?:NS|UI)[A-Z]/)
          && !declared.union(structs).contains(token.text)
    }
  }
}
