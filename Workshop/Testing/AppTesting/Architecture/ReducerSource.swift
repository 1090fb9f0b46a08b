import SwiftSource

/// The reducers of a file, and the types of the states that they change.
struct ReducerSource {
  private let file: SourceFile
  private let types: Set<String>
  private let constants: [SwiftOutline.Member]
  /// The code in functions and in the bodies of properties.
  private let code: [SwiftToken]
  /// The code, and the types and values of properties.
  private let tokens: [SwiftToken]
  /// The structs and enums of the app.
  private let known: Set<String>

  /// Takes the reducers in some types of a file.
  init(_ file: SourceFile, types: Set<String>, known: Set<String>) {
    self.file = file
    self.types = types
    self.known = known
    let members = file.outline.members.filter { $0.outermost.map(types.contains) ?? true }
    constants = members.filter(\.isConstant)
    code = file.outline.code(in: types)
    tokens = code + members.filter { $0.keyword != "case" }.flatMap(\.type)
  }

  /// A message for each line that depends on more than the state and the action, or does more than changing
  /// the state.
  func impurities(besidesNow: Bool) -> [String] {
    // An app may declare a type with the name of one of these.
    let phrases = Self.impurities.filter { !known.contains(String($0.prefix { $0.isLetter })) }
    var found = file.lines(saying: phrases, in: tokens)
    found += file.lines(calling: ["dispatch("], in: tokens) { $0.count > 2 }
    // The state may have a generator.
    found += file.lines(
      calling: [".random(", ".randomElement(", ".shuffled(", ".shuffle("], in: tokens
    ) { !$0.contains { $0.isWord("using") } }
    return besidesNow ? found : found + file.lines(saying: tokens.implicitNows)
  }

  /// A message for each constant, and each call that shortens a text.
  var constantsAndCuts: [String] {
    var found = constants.map { "\(file.path):\($0.line) has the constant \($0.name)" }
    found += file.lines(saying: code.numbers)
    found += file.lines(saying: code.comparedTexts)
    found += file.lines(saying: Self.cuts, in: code)
    found += file.lines(calling: ["prefix(", "suffix("], in: code) {
      $0.contains { $0.kind == .number }
    }
    return found
      + file.lines(calling: ["String("], in: code) { arguments in
        ["prefix", "suffix", "dropFirst", "dropLast"].contains { word in
          arguments.contains { $0.isWord(word) }
        }
      }
  }

  /// A message for each text that users would read.
  var sentences: [String] {
    // Only developers read these.
    let messages = ["assert(", "assertionFailure(", "precondition(", "preconditionFailure("]
      .flatMap(tokens.arguments).map(\.indices)
    let indices = tokens.indices.filter { index in !messages.contains { $0.contains(index) } }
    return file.lines(saying: indices.map { tokens[$0] }.filter(\.isSentence))
      + file.lines(saying: ["localized(", "String(localized", "NSLocalizedString"], in: tokens)
  }

  /// A message for each class in the file, and each reference that isn't strong.
  var references: [String] {
    let classes = file.outline.types.filter(\.isClass)
    return file.lines(saying: ["weak var", "unowned var", "unowned let"])
      + classes.map { "\(file.path):\($0.line) has the class \($0.name)" }
  }

  /// A message for each line that names one of some actions, unless the reducers are of one of some states.
  func lines(naming actions: Set<String>, unlessIn states: Set<String>) -> [String] {
    guard types.isDisjoint(with: states) else { return [] }
    return file.lines(saying: actions.sorted().map { "\($0)." }, in: code)
  }

  /// A message for each part of a state that is reduced, or follows, before a part that it needs.
  var partsTooEarly: [String] {
    code.callsBeforeTheirParts.map { call, part in
      "\(file.path):\(call.line) needs \(part), which is reduced below"
    }
  }

  private static let impurities = [
    "await", "async", "Task {", "Task(priority", "Task.", "Dispatch*", "MainActor",
    "OperationQueue", "Thread.sleep", "Thread.current", "scheduledTimer", "RunLoop.", "NSLock",
    "Mutex(", "usleep(", ".dispatch {", "URLSession", "FileManager", "FileHandle",
    "Data(contentsOf", "String(contentsOf", "contentsOfFile", "write(to", "UserDefaults",
    "AppStorage", "SecItem*", "NotificationCenter", "Bundle.main", "Bundle.module", "ProcessInfo",
    "getenv(", "UIApplication", "UIDevice", "UIPasteboard", "Locale.current", "TimeZone.current",
    "Calendar.current", "autoupdatingCurrent", "Date.now", "Date()", "Date.init()",
    "timeIntervalSinceNow", "*Clock()", "*Clock.now", "CFAbsoluteTimeGetCurrent",
    "CACurrentMediaTime", "mach_absolute_time", "clock_gettime", "gettimeofday", "time(nil",
    "UUID()", "UUID.init()", "*NumberGenerator(", "arc4random*", "drand48", "print(",
    "debugPrint(", "dump(", "NSLog", "os_log", "Logger(", "Logger.",
  ]
  private static let cuts = [
    "trimmingCharacters", "split(separator", "split(whereSeparator", "split(maxSplits",
    "components(separatedBy", "localizedDescription",
  ]
}

extension SwiftToken {
  /// Whether it is a text of several words, or ends like a sentence.
  fileprivate var isSentence: Bool {
    kind == .text && text.contains(where: \.isLetter)
      && (text.contains(/\S\s|\s\S/) || text.contains(/\w[!?…]$/) || needsNoSpaces)
  }

  /// Whether it has letters of a script that separates no words, such as Thai or Japanese.
  private var needsNoSpaces: Bool {
    text.unicodeScalars.contains { $0.value >= 0xE00 && $0.properties.isAlphabetic }
  }
}

extension [SwiftToken] {
  /// The calls such as `forms.reduce(action, in: navigation)` above the only `navigation.reduce(action)`.
  fileprivate var callsBeforeTheirParts: [(call: SwiftToken, part: String)] {
    let reductions = ends(of: ".reduce(").filter { $0 > 3 && self[$0 - 4].kind == .word }
    let calls = reductions + ends(of: ".follow(").filter { $0 > 3 && self[$0 - 4].kind == .word }
    return calls.flatMap { call in
      let arguments = self[(call - 1)..<self[...].closing(call - 1, "(", ")")]
      let names = arguments.indices.dropFirst().dropLast().filter { index in
        self[index].kind == .word && !self[index - 1].isSign(".") && !self[index + 1].isSign(":")
      }.map { self[$0].text }
      return names.filter { name in
        let places = reductions.filter { self[$0 - 4].text == name }
        return name != self[call - 4].text && !places.isEmpty && places.allSatisfy { $0 > call }
      }.map { (self[call - 4], $0) }
    }
  }

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
