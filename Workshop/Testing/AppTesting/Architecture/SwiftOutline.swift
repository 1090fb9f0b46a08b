import SwiftSource

/// The declarations of a file: its types, their properties and cases, and the code in its functions.
struct SwiftOutline {
  /// A type, an extension, or another name of a type.
  struct TypeDeclaration {
    let keyword, name: String
    let line: Int
    /// The types behind the colon; behind the equals sign of a type alias, all of its words and signs.
    let inherited: Set<String>
    /// Whether other files can name it without the name of a type around it.
    let isShared: Bool
  }

  /// A property, or a case with its values.
  struct Member {
    let keyword, name: String
    let line: Int
    /// The innermost and the outermost type around it; nil for a constant or variable of the file.
    let owner, outermost: String?
    /// The text after the name, up to a body.
    let type: [SwiftToken]
    let isStatic: Bool
    /// Whether it takes up memory: it has no body that computes it.
    let isStored: Bool
    /// Whether its value is a closure that isn't called.
    let beginsClosure: Bool

    /// The words and signs between its name and its value.
    var annotation: ArraySlice<SwiftToken> { type.prefix { !$0.isSign("=") } }
    /// Whether the source names its value, which no initializer can replace; an option of a set is none.
    var isConstant: Bool {
      isStored && (keyword == "let" || isStatic || owner == nil)
        && type.contains { $0.isSign("=") } && !type.contains { $0.isWord("rawValue") }
        && !(isStatic && beginsClosure)
    }
  }

  /// The braces around a token.
  private enum Scope: Equatable {
    case type(String), code
    /// A static property that makes a value of its type, such as one for previews.
    case sample

    var typeName: String? { if case .type(let name) = self { name } else { nil } }
  }

  private(set) var types: [TypeDeclaration] = []
  private(set) var members: [Member] = []
  /// The outermost types with a `reduce` function.
  private(set) var reducing: Set<String> = []
  /// The code in functions and in the bodies of properties, and the default values of parameters, each
  /// with the outermost type around it.
  private var code: [(type: String?, token: SwiftToken)] = []

  private static let typeKeywords: Set = [
    "struct", "enum", "class", "actor", "protocol", "extension", "typealias",
  ]
  private static let codeKeywords: Set = ["func", "init", "subscript", "deinit"]

  init(_ tokens: [SwiftToken]) {
    var braces: [Scope] = []
    var opening: Scope?
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let isInType = braces.allSatisfy { $0.typeName != nil }
      let outermost = braces.first?.typeName
      if !isInType, !braces.contains(.sample) { code.append((outermost, token)) }
      switch token.kind == .text ? "" : token.text {
      case "{":
        braces.append(isInType ? opening ?? .code : .code)
        opening = nil
      case "}": _ = braces.popLast()
      case _ where !isInType: break
      case let word where Self.typeKeywords.contains(word):
        opening = addType(tokens, at: index, isOutermost: braces.isEmpty).map(Scope.type)
      case let word where Self.codeKeywords.contains(word):
        opening = nil
        code += tokens[(index + 1)...].parenthesized.map { (outermost, $0) }
        if let outermost, tokens[(index + 1)...].first?.isWord("reduce") == true {
          reducing.insert(outermost)
        }
      case "var", "let", "case":
        let length = addMember(tokens, at: index, in: braces)
        opening = length > 0 && members.last?.isSample == true ? .sample : nil
        index += length
      default: break
      }
      index += 1
    }
  }

  /// The names of the structs and enums.
  var declaredValues: Set<String> { Set(types.filter(\.isValue).map(\.name)) }

  /// Returns the code in some types, each with its extensions and nested types.
  ///
  /// A free function belongs to none.
  func code(in types: Set<String>) -> [SwiftToken] {
    code.filter { $0.type.map(types.contains) ?? false }.map(\.token)
  }

  /// Adds a type, and returns its name if it has a body.
  private mutating func addType(_ tokens: [SwiftToken], at index: Int, isOutermost: Bool) -> String?
  {
    let keyword = tokens[index].text
    let line = tokens[index].line
    let isAlias = keyword == "typealias"
    var head = tokens[(index + 1)...].prefix { isAlias ? $0.line == line : !$0.isSign("{") }
    // The type of an extension may be named with the one around it.
    while head.dropFirst().first?.isSign(".") == true { head = head.dropFirst(2) }
    guard let name = head.first, name.kind == .word, !["func", "var", "let"].contains(name.text)
    else { return nil }
    let heirs = head.dropFirst().withoutGenerics
    let clause = isAlias ? head.dropFirst() : heirs.prefix { !$0.isWord("where") }[...]
    let isPrivate = !tokens.modifiers(before: index).isDisjoint(with: ["private", "fileprivate"])
    types.append(
      TypeDeclaration(
        keyword: keyword, name: name.text, line: line, inherited: Set(clause.map(\.text)),
        isShared: isOutermost && !isPrivate && keyword != "extension"))
    return isAlias ? nil : name.text
  }

  /// Adds a member, and returns how many tokens it has before its body.
  private mutating func addMember(_ tokens: [SwiftToken], at index: Int, in braces: [Scope]) -> Int
  {
    guard let name = tokens[(index + 1)...].first, name.kind == .word else { return 0 }
    var depth = 0
    var last = name
    let type = tokens[(index + 2)...].prefix { token in
      let continues = depth > 0 || token.line == last.line || last.joinsLines || token.joinsLines
      last = token
      if token.kind == .sign {
        depth += "([".contains(token.text) ? 1 : ")]".contains(token.text) ? -1 : 0
      }
      return continues && !["{", "}", ";"].contains { token.isSign($0) }
    }
    let body = tokens[type.endIndex...]
    let hasBody = body.first?.isSign("{") == true
    let isObserved = ["didSet", "willSet"].contains(body.dropFirst().first?.text)
    members.append(
      Member(
        keyword: tokens[index].text, name: name.text, line: name.line,
        owner: braces.last?.typeName, outermost: braces.first?.typeName, type: Array(type),
        isStatic: tokens.modifiers(before: index).contains("static"),
        isStored: !hasBody || isObserved || type.contains { $0.isSign("=") },
        beginsClosure: type.last?.isSign("=") == true && hasBody && !body.callsItsBody))
    return type.count + 1
  }
}

extension SwiftOutline.Member {
  /// Whether its body makes a value of the type around it.
  fileprivate var isSample: Bool {
    isStatic && !isStored
      && [[":", "Self"], [":", owner]].contains(type.map { Optional($0.text) })
  }
}

extension SwiftToken {
  /// Whether a declaration goes on in the next line after it, or in the line that begins with it.
  fileprivate var joinsLines: Bool {
    kind == .sign && [":", "=", "->", ".", "&"].contains(text)
  }
}

extension [SwiftToken] {
  /// The words in front of a keyword in its line.
  fileprivate func modifiers(before index: Int) -> Set<String> {
    let line = self[index].line
    return Set(self[..<index].reversed().prefix { $0.line == line && $0.kind == .word }.map(\.text))
  }
}

extension ArraySlice<SwiftToken> {
  /// The tokens in the first parentheses of a function's head.
  fileprivate var parenthesized: ArraySlice<SwiftToken> {
    guard let start = firstIndex(where: { $0.isSign("(") || $0.isSign("{") }),
      self[start].isSign("(")
    else { return [] }
    return self[start..<closing(start, "(", ")")]
  }

  /// The tokens outside angle brackets.
  fileprivate var withoutGenerics: [SwiftToken] {
    var depth = 0
    return filter { token in
      if token.isSign("<") { depth += 1 }
      defer { if token.isSign(">") { depth -= 1 } }
      return depth == 0
    }
  }

  /// Whether parentheses follow the braces that these tokens begin with.
  fileprivate var callsItsBody: Bool {
    self[closing(startIndex, "{", "}")...].first?.isSign("(") == true
  }
}
