import ReduxRecording

#if !os(iOS)
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux

  extension LiveApp {
    private struct Finding {
      let name: String
      let hasPassed: Bool
      let found: JSON
    }

    /// Checks the settled screen, and says for each expectation what was found; a saved test repeats those
    /// that were met.
    func expect(_ arguments: ToolArguments) async throws(ToolRefusal) -> ToolResult {
      await settle()
      var findings: [Finding] = []
      let text = screen.text
      if let wanted = try arguments.text("text") {
        findings.append(finding("text", text.contains(wanted), showing: text))
        if text.contains(wanted) { script.expectText(wanted, isShown: true) }
      }
      if let wanted = try arguments.text("noText") {
        findings.append(finding("noText", !text.contains(wanted), showing: text))
        if !text.contains(wanted) { script.expectText(wanted, isShown: false) }
      }
      if let wanted = arguments["element"] { findings.append(try elementFinding(wanted)) }
      if let wanted = try arguments.text("place") { findings.append(try placeFinding(wanted)) }
      if let wanted = arguments["state"] { findings.append(try stateFinding(wanted)) }
      if arguments["quiet"] == true {
        let isQuiet = !isLoading
        findings.append(
          Finding(name: "quiet", hasPassed: isQuiet, found: .string(isQuiet ? "quiet" : "loading")))
      }
      guard !findings.isEmpty else {
        let names = ToolNames.expectations.joined(separator: ", ")
        throw ToolRefusal("Nothing is expected. Expect one or more of \(names).")
      }
      return result(of: findings)
    }

    private func result(of findings: [Finding]) -> ToolResult {
      let hasPassed = findings.allSatisfy(\.hasPassed)
      let found = findings.map { finding -> JSON in
        [
          "expected": .string(finding.name), "passed": .bool(finding.hasPassed),
          "found": finding.found,
        ]
      }
      let lines = findings.map {
        "\($0.hasPassed ? "passed" : "FAILED") \($0.name): \($0.found.string ?? $0.found.text)"
      }
      return ToolResult(
        ["passed": .bool(hasPassed), "found": .array(found)], text: lines.joined(separator: "\n"))
    }

    /// A finding about the text of the screen, which is only repeated if it isn't as expected.
    private func finding(_ name: String, _ hasPassed: Bool, showing text: String) -> Finding {
      Finding(name: name, hasPassed: hasPassed, found: .string(hasPassed ? "as expected" : text))
    }

    private func elementFinding(_ wanted: JSON) throws(ToolRefusal) -> Finding {
      guard let members = wanted.object else { throw ToolRefusal("An element is an object.") }
      let arguments = try ToolArguments(members, ["role", "label", "value"])
      let (role, label) = (try arguments.text("role"), try arguments.text("label"))
      let value = try arguments.text("value")
      let seen = seeScreen().elements
      let found = seen.filter {
        (role ?? $0.role) == $0.role && (label ?? $0.label) == $0.label
          && (value ?? $0.value) == $0.value
      }
      if let label, !found.isEmpty {
        script.expectText(value.flatMap { $0.isEmpty ? nil : $0 } ?? label, isShown: true)
      }
      let shown = found.isEmpty ? seen.filter { $0.role == role || $0.label == label } : found
      return Finding(
        name: "element", hasPassed: !found.isEmpty, found: .array(shown.prefix(20).map(\.json)))
    }

    private func placeFinding(_ link: String) throws(ToolRefusal) -> Finding {
      guard case .success(let match) = App.links.parse(link, from: .commandLine) else {
        throw ToolRefusal("The link \(link.prefix(200)) leads nowhere. Use map.")
      }
      let here = app.store.state.navigation
      let isThere = here.dialog == nil && here.route == match.route
      if isThere { script.expectPlace(App.links.path(for: match.route)) }
      let found = place ?? "a screen without a link"
      return Finding(
        name: "place", hasPassed: isThere,
        found: .string(here.dialog == nil ? found : "\(found), behind a dialog"))
    }

    private func stateFinding(_ wanted: JSON) throws(ToolRefusal) -> Finding {
      let arguments = try ToolArguments(wanted.object ?? [:], ["path", "equals"])
      guard let equals = arguments["equals"] else { throw ToolRefusal("A state needs equals.") }
      let path = try arguments.required("path")
      let reader = StateReader<App>(app.store.state)
      let part = try reader.part(at: path)
      let json = reader.json(part, depth: 8)
      let text = describeInFull(part)
      let isEqual = json == equals || text == equals.string
      if isEqual { script.expectState(path, isText: text) }
      return Finding(name: "state", hasPassed: isEqual, found: json)
    }
  }
#endif
