#if !os(iOS)
  import AppShell
  import Foundation
  import Redux

  /// A client's steps, as the lines of a Swift test for `AppUser`.
  struct TestScript {
    private let link: String?
    private let size: (columns: Int, rows: Int)
    private var lines: [String] = []
    private var imports: Set<String> = ["AppTesting", "Testing"]

    init(link: String?, size: (columns: Int, rows: Int)) { (self.link, self.size) = (link, size) }

    mutating func tap(_ label: String) {
      lines.append("try await user.tap(\(Self.literal(label)))")
    }

    mutating func type(_ text: String) {
      add("user.screen.type(\(Self.literal(text)))", "UIKit")
    }

    mutating func press(_ key: TerminalKey) {
      lines.append("await user.screen.settled()")
      let name =
        if case .character(let character) = key {
          "character(\(Self.literal(String(character))))"
        } else {
          "\(key)"
        }
      add("user.screen.press(.\(name))", "UIKit")
    }

    mutating func goBack() { lines.append("await user.goBack()") }

    mutating func follow(_ link: String) {
      lines.append("await user.screen.settled()")
      add("user.app.open(\(Self.literal(link)), from: .customScheme)", "AppShell", "UIKit")
    }

    mutating func wait(_ seconds: Double) {
      lines.append("await user.screen.settled()")
      add("await user.clock.advance(by: .seconds(\(seconds)))", "ReduxTesting", "UIKit")
    }

    mutating func change(_ mode: ServerSwitch.Mode) {
      add("user.app.services.shell.server.set(.\(mode))", "AppShell")
    }

    mutating func expectText(_ text: String, isShown: Bool) {
      lines.append(
        "#expect(await user.\(isShown ? "shows" : "showsNo")(\(Self.literal(text))))")
    }

    mutating func expectPlace(_ link: String?) {
      guard let path = link?.split(separator: "/", maxSplits: 2).last else { return }
      lines.append("#expect(await user.isAt(\(Self.literal(String(path)))))")
    }

    mutating func expectState(_ part: StatePart) {
      guard let source = part.source else { return }
      lines.append("await user.screen.settled()")
      let path = "user.app.store.state\(source)"
      let text = Self.literal(describeInFull(part.value))
      let claim =
        part.isNil
        ? "\(path) == nil"
        : part.isOptional
          ? "\(path).map { describeInFull($0) } == \(text)" : "describeInFull(\(path)) == \(text)"
      add("#expect(\(claim))", "AppShell", "Redux", "UIKit")
    }

    /// Returns the source of the test.
    func source(named name: String, type: String, app: String, module: String) -> String {
      let start = link.map { "at: \(Self.literal($0)), " } ?? ""
      return """
        \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

        @testable import \(module)

        @Suite(.timeLimit(.minutes(10))) @MainActor struct \(type) {
          @Test func `\(name)`() async throws {
            let user = try AppTesting.AppUser<\(app)>(
              \(start)columns: \(size.columns), rows: \(size.rows))

        \(lines.map { "    \($0)" }.joined(separator: "\n"))
          }
        }

        """
    }

    private mutating func add(_ line: String, _ modules: String...) {
      lines.append(line)
      imports.formUnion(modules)
    }

    /// Returns a literal of Swift, in which no text can end it.
    private static func literal(_ text: String) -> String {
      let escaped = text.unicodeScalars.map { scalar in
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
      return "\"\(escaped.joined())\""
    }
  }
#endif
