#if !os(iOS)
  import AppInspector
  import AppShell
  import Foundation
  import Redux

  /// A client's steps, as the lines of a Swift test for `AppUser`.
  struct TestScript {
    private let link: String?
    private let state: String?
    private let columns: Int
    private let rows: Int
    private var lines: [String] = []
    private var imports: Set<String> = ["AppTesting", "Testing"]
    private var lastText = 0
    private static let longestLine = 100

    init(link: String?, state: String? = nil, columns: Int, rows: Int) {
      self.link = link
      self.state = state
      self.columns = columns
      self.rows = rows
    }

    mutating func tap(_ label: String) { add("try await user.tap(", label, ")") }

    mutating func click(_ point: TerminalPoint) {
      lines.append("await user.settled()")
      lines.append("user.screen.click(TerminalPoint(column: \(point.column), row: \(point.row)))")
      imports.insert("UIKit")
    }

    mutating func type(_ text: String) {
      add("user.screen.type(", text, ")")
      imports.insert("UIKit")
    }

    /// Types as many dots as a field shows for any secret, since what is saved must not contain it.
    mutating func typeSecret() {
      lines.append("// What was typed here is secret, and isn't saved.")
      type("••••••••")
    }

    mutating func press(_ key: TerminalKey) {
      lines.append("await user.settled()")
      let name =
        if case .character(let character) = key {
          "character(\"\(Self.escaped(String(character)).joined())\")"
        } else {
          "\(key)"
        }
      lines.append("user.screen.press(.\(name))")
      imports.insert("UIKit")
    }

    mutating func goBack() { lines.append("await user.goBack()") }

    mutating func follow(_ link: String) {
      lines.append("await user.settled()")
      add("user.app.open(", link, ", from: .customScheme)")
      imports.formUnion(["AppShell", "CoordinatorLinks", "UIKit"])
    }

    mutating func receive(_ event: AppAction) {
      if case .deviceTokenReceived(let token) = event {
        add("await user.receive(.deviceTokenReceived(Secret(", token.value, ")))")
        imports.insert("Redux")
      } else {
        lines.append("await user.receive(.\(event))")
      }
      imports.insert("AppShell")
    }

    mutating func wait(_ seconds: Double) {
      lines.append("await user.settled()")
      lines.append("await user.clock.advance(by: .seconds(\(seconds)))")
      imports.formUnion(["ReduxTesting", "UIKit"])
    }

    mutating func change(_ mode: ServerSwitch.Mode) {
      switch mode {
      case .answers: lines.append("user.serverAnswers()")
      case .fails(let status): lines.append("user.serverFails(status: \(status))")
      case .hangs: lines.append("user.serverHangs()")
      }
    }

    mutating func expectText(_ text: String, isShown: Bool) {
      add("#expect(await user.\(isShown ? "shows" : "showsNo")(", text, "))")
    }

    mutating func expectPlace(_ path: String?) {
      if let path { add("#expect(await user.isAt(", path, "))") }
    }

    mutating func expectState(_ path: String, isText text: String) {
      lastText += 1
      let name = "value\(lastText)"
      add("let \(name) = await user.state(at: ", path, ")")
      add("#expect(\(name) == ", text, ")")
    }

    /// Returns the source of the test.
    func source(named name: String, type: String, app: String, module: String) -> String {
      var start = TestScript(link: nil, columns: columns, rows: rows)
      // Its constants have other names than those of the lines.
      start.lastText = lastText
      let opening = "let user = try AppTesting.AppUser<\(app)>("
      if let state {
        let link = link.map { ", at: \"\(Self.escaped($0).joined())\"" } ?? ""
        start.add("\(opening)\n  state: ", state, "\(link), \(size))")
      } else if let link {
        start.add("\(opening)\n  at: ", link, ", \(size))")
      } else {
        start.lines = ["\(opening)\(size))"]
      }
      return """
        \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

        @testable import \(module)

        @Suite(.timeLimit(.minutes(30))) @MainActor
        struct \(type) {
          @Test func `\(name)`() async throws {
        \(start.indented)

        \(indented)
          }
        }

        """
    }

    private var size: String { "columns: \(columns), rows: \(rows)" }

    private var indented: String {
      lines.flatMap { $0.split(separator: "\n") }.map { "    \($0)" }.joined(separator: "\n")
    }

    private mutating func add(_ line: String, _ modules: String...) {
      lines.append(line)
      imports.formUnion(modules)
    }

    /// Adds a line with a literal, or one with a constant if the literal would be too long.
    private mutating func add(_ start: String, _ text: String, _ end: String) {
      let escaped = Self.escaped(text)
      let line = "\(start)\"\(escaped.joined())\"\(end)"
      let longest = line.split(separator: "\n").map(\.count).max() ?? 0
      guard longest > Self.longestLine - 4 else { return lines.append(line) }
      lastText += 1
      var rows = [""]
      for character in escaped {
        if rows[rows.count - 1].count + character.count > 80 { rows.append("") }
        rows[rows.count - 1] += character
      }
      let literal = rows.map { "  \($0)" }.joined(separator: "\\\n")
      lines.append("let text\(lastText) = \"\"\"\n\(literal)\n  \"\"\"")
      lines.append("\(start)text\(lastText)\(end)")
    }

    /// Returns the characters of a literal of Swift, in which no text can end it.
    private static func escaped(_ text: String) -> [String] {
      text.unicodeScalars.map { scalar in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case "\n": "\\n"
        case _
        where scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format:
          "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
      }
    }
  }
#endif
