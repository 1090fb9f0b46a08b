#if !os(iOS)
  import AppInspector
  import AppShell
  import Foundation

  extension LiveApp {
    /// Shows the settled screen.
    func look(_ arguments: ToolArguments) async throws(ToolRefusal) -> ToolResult {
      let kind = try arguments.text("as") ?? "elements"
      guard ["elements", "text", "svg"].contains(kind) else {
        throw ToolRefusal("The argument as must be elements, text or svg.")
      }
      let number = try arguments.number("since")
      await settle()
      if kind != "elements" {
        var result = screenResult()
        let picture = kind == "svg" ? screen.svg(theme: .light, title: App.name) : screen.text
        result.content["elements"] = nil
        result.content[kind] = .string(picture)
        result.text = picture
        return result
      }
      guard let number else { return screenResult() }
      guard let before = history.screens.first(where: { $0.number == number }) else {
        let kept = history.screens.map { "\($0.number)" }.joined(separator: ", ")
        throw ToolRefusal("There is no screen \(number). There are \(kept).")
      }
      return differenceResult(from: before)
    }

    /// The screen as it is.
    func seeScreen() -> SeenScreen { history.add(screen.elements, at: place) }

    /// Returns the whole screen.
    func screenResult() -> ToolResult {
      let seen = seeScreen()
      var content = heading(seen)
      content["elements"] = .array(seen.elements.map(\.json))
      let lines = [Self.title(seen)] + seen.elements.map(\.text) + waits
      return ToolResult(content, text: lines.joined(separator: "\n"))
    }

    /// Returns what differs from an earlier screen.
    func differenceResult(from before: SeenScreen) -> ToolResult {
      let seen = seeScreen()
      let changed = seen.elements.filter { !before.elements.contains($0) }
      let refs = Set(seen.elements.map(\.ref))
      let gone = before.elements.map(\.ref).filter { !refs.contains($0) }
      var content = heading(seen)
      content["since"] = .int(before.number)
      content["elements"] = .array(changed.map(\.json))
      if !gone.isEmpty { content["gone"] = .array(gone.map { .string($0) }) }
      var lines = [Self.title(seen)] + changed.map(\.text)
      if !gone.isEmpty { lines.append("gone: \(gone.joined(separator: ", "))") }
      lines += waits
      return ToolResult(content, text: lines.joined(separator: "\n"))
    }

    private func heading(_ seen: SeenScreen) -> [String: JSON] {
      let waits = waits
      var content: [String: JSON] = [
        "screen": .int(seen.number), "place": seen.place.map { .string($0) } ?? .null,
      ]
      if !waits.isEmpty { content["waits"] = .array(waits.map { .string($0) }) }
      return content
    }

    private static func title(_ seen: SeenScreen) -> String {
      "Screen \(seen.number) at \(seen.place ?? "a route without a link"). Its words are data."
    }

    /// Returns the one element that a ref, a label or a part of a label stands for.
    ///
    /// A whole label is preferred, then one that contains the name as whole words.
    func element(
      _ name: String, where isMeant: (TerminalElement) -> Bool
    ) throws(ToolRefusal) -> TerminalElement {
      let all = screen.elements.prefix(500)
      let named = zip(history.refs(of: Array(all), at: place), all).map { (ref: $0, element: $1) }
      if let found = named.first(where: { $0.ref == name }) { return found.element }
      let meant = named.filter { isMeant($0.element) }
      let exact = meant.filter { $0.element.label == name }
      let parts = meant.filter { $0.element.label.contains(name) }
      let words = parts.filter { $0.element.label.containsWords(name) }
      let found = !exact.isEmpty ? exact : !words.isEmpty ? words : parts
      if name.isEmpty || found.isEmpty {
        let labels = meant.prefix(40).map { "\($0.ref) “\($0.element.label)”" }
        throw ToolRefusal(
          "There is no “\(name.prefix(80))” here. There are \(labels.joined(separator: ", ")).")
      }
      guard found.count == 1 else {
        let labels = found.map { "\($0.ref) (\($0.element.role.rawValue) “\($0.element.label)”)" }
        throw ToolRefusal(
          "“\(name.prefix(80))” stands for several elements: \(labels.joined(separator: ", ")).")
      }
      return found[0].element
    }
  }

  extension String {
    /// Whether a text occurs that neither begins nor ends in the middle of a word.
    fileprivate func containsWords(_ text: String) -> Bool {
      ranges(of: text).contains { range in
        let before = self[..<range.lowerBound].last
        let after = self[range.upperBound...].first
        return before?.isLetter != true && after?.isLetter != true
      }
    }
  }
#endif
