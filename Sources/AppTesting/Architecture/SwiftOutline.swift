/// The declarations of a file: its types, their properties and cases, and the code in its functions.
struct SwiftOutline {
  /// A type, with the words after its name.
  struct TypeDeclaration {
    let keyword, name: String
    let inherited: Set<String>
  }

  /// A property, or a case with its values.
  struct Member {
    let name: String
    /// The text after the name on the same line, up to a body.
    let type: [SwiftToken]
    let isStatic: Bool

    /// Whether it holds a closure.
    var isClosure: Bool {
      type.contains { $0.isSign("->") } || type.count == 1 && type[0].isSign("=")
    }
  }

  private(set) var types: [TypeDeclaration] = []
  private(set) var members: [Member] = []
  /// The code in functions, and in the bodies of properties.
  private(set) var code: [SwiftToken] = []

  private static let typeKeywords: Set = [
    "struct", "enum", "class", "actor", "protocol", "extension",
  ]
  private static let codeKeywords: Set = ["func", "init", "subscript", "deinit"]

  init(_ tokens: [SwiftToken]) {
    // Whether each open brace belongs to a type.
    var braces: [Bool] = []
    var opensType = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let isInType = braces.allSatisfy(\.self)
      switch token.kind == .text ? "" : token.text {
      case "{":
        braces.append(isInType && opensType)
        opensType = false
      case "}": _ = braces.popLast()
      case _ where !isInType: code.append(token)
      case let word where Self.typeKeywords.contains(word):
        opensType = addType(tokens[index...])
      case let word where Self.codeKeywords.contains(word): opensType = false
      case "var", "let", "case":
        opensType = false
        let isStatic = index > 0 && tokens[index - 1].isWord("static")
        index += addMember(tokens[index...], isStatic: isStatic)
      default: break
      }
      index += 1
    }
  }

  private mutating func addType(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    let head = tokens.prefix { !$0.isSign("{") }
    guard let name = head.dropFirst().first, name.kind == .word,
      !["func", "var", "let"].contains(name.text)
    else { return false }
    let words = head.dropFirst(2).filter { $0.kind == .word }.map(\.text)
    let keyword = tokens[tokens.startIndex].text
    types.append(TypeDeclaration(keyword: keyword, name: name.text, inherited: Set(words)))
    return true
  }

  /// Adds a member, and returns how many tokens it has before its body.
  private mutating func addMember(_ tokens: ArraySlice<SwiftToken>, isStatic: Bool) -> Int {
    guard let name = tokens.dropFirst().first, name.kind == .word else { return 0 }
    var depth = 0
    var line = name.line
    let type = tokens.dropFirst(2).prefix { token in
      let continues = depth > 0 || token.line == line
      line = token.line
      if token.kind == .sign {
        depth += "([".contains(token.text) ? 1 : ")]".contains(token.text) ? -1 : 0
      }
      return continues && !token.isSign("{")
    }
    members.append(Member(name: name.text, type: Array(type), isStatic: isStatic))
    return type.count + 1
  }
}
