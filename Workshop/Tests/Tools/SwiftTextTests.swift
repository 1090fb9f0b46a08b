import Testing

@testable import Generator

@Suite(.timeLimit(.minutes(30))) struct SwiftTextTests {
  @Test(arguments: [
    ("a // {", "a "), ("a /* { /* { */ } */ b", "a  b"), (#"a "{ \" {" b"#, "a  b"),
    (#"a "\(b("{"))" c"#, "a b() c"), (##"a #"{ " \("# b"##, "a  b"),
    ("a \"\"\"\n  { \" }\n  \"\"\" b", "a  b"), ("a", "a"), ("\"", ""),
  ])
  func `comments and literals are no code`(text: String, code: String) {
    let swift = SwiftText(text)

    #expect(String(zip(swift.characters, swift.isCode).filter(\.1).map(\.0)) == code)
  }

  @Test func `a block is found by what opens it, and not in comments`() throws {
    let swift = SwiftText("// enum A { no }\nenum AB { no }\nenum A { /* } */ enum B { yes } }")

    let block = try #require(swift.block("enum A", "enum B"))

    #expect(String(swift.characters[block]) == " yes ")
  }

  @Test func `a line goes below the last of its kind, outside of what is nested`() throws {
    var swift = SwiftText("enum A {\n  case a(\n    Int)\n  enum B {\n    case b\n  }\n}\n")

    let block = try #require(swift.block("enum A"))
    let isAdded = swift.add("case c", belowLast: "case ", in: block)

    #expect(isAdded)
    #expect(
      swift.text
        == "enum A {\n  case a(\n    Int)\n  case c\n  enum B {\n    case b\n  }\n}\n")
  }

  @Test(arguments: [
    ("f([\n  a\n])", "f([\n  a,\n  b,\n])"), ("f([\n  a,\n])", "f([\n  a,\n  b,\n])"),
    ("f([\n])", "f([\n  b,\n])"), ("f([x], [\n  a\n])", "f([x], [\n  a,\n  b,\n])"),
    ("f([])", "f([\n  b,\n])"), ("  f([a, c])", "  f([\n    a, c,\n    b,\n  ])"),
  ])
  func `an element goes to the end of a list`(text: String, expected: String) throws {
    var swift = SwiftText(text)

    let list = try #require(swift.lastList(ofCall: "f("))
    let isAdded = swift.add("b,", toList: list)

    #expect(isAdded)
    #expect(swift.text == expected)
  }

  @Test func `brackets on one line are left alone`() throws {
    var swift = SwiftText("enum A { case a }")

    let block = try #require(swift.block("enum A"))
    let isAdded = swift.add("case b", atEndOf: block)

    #expect(!isAdded)
    #expect(swift.text == "enum A { case a }")
  }
}
