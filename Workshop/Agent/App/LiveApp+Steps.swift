import AppInspector
import ReduxRecording

#if !os(iOS)
  import AppShell
  import CoordinatorLinks
  import Foundation
  import Redux
  import ReduxTesting

  extension LiveApp {
    private static var kinds: [String] {
      ["tap", "type", "key", "back", "link", "scroll", "wait", "server"]
    }

    /// Does steps until one can't be done, and then checks what is expected.
    func perform(_ arguments: ToolArguments) async throws(ToolRefusal) -> ToolResult {
      guard let steps = arguments["steps"]?.array, (1...200).contains(steps.count) else {
        throw ToolRefusal("The argument steps must be a list of 1 to 200 steps.")
      }
      let expected = arguments["expect"] ?? []
      guard let expectations = expected.array ?? expected.object.map({ [.object($0)] }) else {
        throw ToolRefusal("The argument expect must be a list.")
      }
      await settle()
      _ = seeScreen()
      var done: [JSON] = []
      var texts: [String] = []
      for (index, step) in steps.enumerated() {
        guard !Task.isCancelled else { break }
        do throws(ToolRefusal) {
          let result = try await outcome(of: step)
          done.append(.object(result.content))
          texts.append("Step \(index + 1): \(result.text)")
        } catch {
          return stopped(at: index, error, done, texts)
        }
      }
      return try await checked(expectations, done, texts)
    }

    private func stopped(
      at index: Int, _ refusal: ToolRefusal, _ done: [JSON], _ texts: [String]
    ) -> ToolResult {
      var result = screenResult()
      let words = "Step \(index + 1) can't be done. \(refusal.words)"
      result.content["done"] = .array(done)
      result.content["stopped"] = ["step": .int(index + 1), "why": .string(refusal.words)]
      result.text = (texts + [words, result.text]).joined(separator: "\n")
      result.isError = true
      return result
    }

    private func checked(
      _ expectations: [JSON], _ done: [JSON], _ texts: [String]
    ) async throws(ToolRefusal) -> ToolResult {
      let seen = history.screens.last ?? seeScreen()
      var content: [String: JSON] = [
        "done": .array(done), "screen": .int(seen.number),
        "place": seen.place.map { .string($0) } ?? .null,
      ]
      var lines = texts
      if !expectations.isEmpty {
        var found: [JSON] = []
        for expectation in expectations {
          let values = expectation.object ?? [:]
          let result = try await expect(ToolArguments(values, ToolNames.expectations))
          found.append(.object(result.content))
          lines.append(result.text)
        }
        content["expected"] = .array(found)
        content["passed"] = .bool(found.allSatisfy { $0["passed"] == true })
      }
      return ToolResult(content, text: lines.joined(separator: "\n"))
    }

    /// Does a step, and returns what came of it.
    private func outcome(of step: JSON) async throws(ToolRefusal) -> ToolResult {
      let names = Self.kinds + ["into", "in"]
      let arguments = try ToolArguments(step.object ?? [:], names)
      let given = Self.kinds.filter { arguments[$0] != nil }
      guard given.count == 1, let kind = given.first else {
        throw ToolRefusal("A step has one of \(Self.kinds.joined(separator: ", ")).")
      }
      let before = history.screens.last ?? seeScreen()
      let first = app.recording?.numbers.upperBound ?? 1
      incidents = []
      notes = []
      try await act(kind, arguments)
      await settle()
      var result = differenceResult(from: before)
      let dispatched = self.dispatched(since: first)
      if !dispatched.isEmpty {
        result.content["dispatched"] = .array(dispatched.map { .string($0) })
      }
      if !incidents.isEmpty {
        result.content["incidents"] = .array(incidents.map { .string($0) })
      }
      if !notes.isEmpty { result.content["notes"] = .array(notes.map { .string($0) }) }
      result.text += notes.map { "\nnote: \($0)" }.joined()
      result.text += dispatched.map { "\ndispatched \($0)" }.joined()
      result.text += incidents.map { "\nincident: \($0)" }.joined()
      return result
    }

    private func dispatched(since number: Int) -> [String] {
      guard let recording = app.recording else { return [] }
      let names = recording.numbers.filter { $0 >= number }.map { number in
        let recorded = recording[number]
        let name = describeAction(recorded.action)
        return recorded.source.map { "\(name) from \($0)" } ?? name
      }
      // Each letter that is typed may dispatch the same actions.
      let distinct = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return Array(distinct.prefix(50))
    }

    private func act(_ kind: String, _ arguments: ToolArguments) async throws(ToolRefusal) {
      switch kind {
      case "tap": try tap(arguments.required("tap"))
      case "type": try type(arguments.required("type"), into: arguments.text("into"))
      case "key": try press(arguments.required("key"))
      case "back": try await goBack()
      case "link": try follow(arguments.required("link"))
      case "scroll": try scroll(arguments.required("scroll"), in: arguments.text("in"))
      case "wait": try await wait(arguments["wait"]?.double)
      default: try change(arguments["server"] ?? .null)
      }
    }

    private func tap(_ name: String) throws(ToolRefusal) {
      let element = try element(name) { $0.role.isTappable }
      guard !element.states.contains("disabled") else {
        throw ToolRefusal("“\(element.label)” is disabled.")
      }
      guard try click(element) else {
        throw ToolRefusal(
          "“\(element.label)” is covered, or out of sight. Scroll to it, or use the key enter.")
      }
      if name != element.label, history.screens.last?.element(withRef: name) == nil {
        notes.append("tapped the \(element.role.rawValue) “\(element.label)”")
      }
    }

    /// Clicks on an element, and notes in the test how to do that again.
    private func click(_ element: TerminalElement) throws(ToolRefusal) -> Bool {
      guard let point = screen.point(toClick: element) else { return false }
      // A label may stand for something else first, or for several elements.
      let isNamed =
        screen.point(toTap: element.label).map {
          screen.isClick(at: $0, sameAs: point, on: element)
        } ?? false
      if isNamed { script.tap(element.label) } else { script.click(point) }
      screen.click(point)
      return true
    }

    private func type(_ text: String, into name: String?) throws(ToolRefusal) {
      guard text.count <= 10_000 else { throw ToolRefusal("Type 10,000 characters at most.") }
      if let name {
        let field = try element(name) { $0.role == .field }
        guard field.role == .field, !field.states.contains("disabled"), try click(field) else {
          throw ToolRefusal("“\(field.label)” takes no text.")
        }
      }
      guard screen.isTypingText else {
        throw ToolRefusal("No field has the focus. Name one by into.")
      }
      // The focus may move with the last character.
      let isSecret = screen.isTypingSecret
      screen.type(text)
      if isSecret { script.typeSecret() } else { script.type(text) }
    }

    private func press(_ name: String) throws(ToolRefusal) {
      let keys: [String: TerminalKey] = [
        "enter": .enter, "escape": .escape, "tab": .tab, "backTab": .backTab,
        "space": .character(" "),
        "backspace": .backspace, "delete": .delete, "up": .up, "down": .down, "left": .left,
        "right": .right, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
      ]
      let character = name.count == 1 ? name.first.map { TerminalKey.character($0) } : nil
      guard let key = keys[name] ?? character else {
        let names = keys.keys.sorted().joined(separator: ", ")
        throw ToolRefusal("There is no key \(name.prefix(80)). There are \(names), and characters.")
      }
      let isSecret = screen.isTypingSecret && character != nil
      screen.press(key)
      if isSecret { script.typeSecret() } else { script.press(key) }
    }

    private func goBack() async throws(ToolRefusal) {
      let before = history.screens.last
      let earlier = script
      for _ in 0..<2 {
        let wasTyping = screen.isTypingText
        screen.press(.escape)
        script.goBack()
        await settle()
        if !wasTyping || seeScreen().place != before?.place { break }
      }
      guard seeScreen() == before else { return }
      script = earlier
      throw ToolRefusal("There is nothing to go back to.")
    }

    private func follow(_ link: String) throws(ToolRefusal) {
      app.open(link, from: .customScheme)
      script.follow(link)
    }

    private func scroll(_ direction: String, in name: String?) throws(ToolRefusal) {
      guard ["down", "up"].contains(direction) else {
        throw ToolRefusal("The argument scroll must be down or up.")
      }
      let view = try name.map { name throws(ToolRefusal) in try element(name) { _ in true }.view }
      guard screen.scroll(view, down: direction == "down") else {
        throw ToolRefusal("Nothing here scrolls further \(direction).")
      }
      script.press(direction == "down" ? .pageDown : .pageUp)
    }

    private func wait(_ seconds: Double?) async throws(ToolRefusal) {
      guard let seconds, (0...86_400).contains(seconds) else {
        throw ToolRefusal("The argument wait must be a number of seconds from 0 to 86400.")
      }
      var left = Duration.milliseconds(Int(seconds * 1000))
      // Between two wakes, a canceled call ends.
      while !Task.isCancelled, left > .zero {
        let step = min(left, max(clock.timeToNextWake ?? left, .milliseconds(1)))
        await clock.advance(by: step) { await self.settle() }
        left -= step
      }
      script.wait(seconds)
    }

    private func change(_ server: JSON) throws(ToolRefusal) {
      let mode: ServerSwitch.Mode
      let arguments = try ToolArguments(server.object ?? [:], ["fail", "hang", "answer"])
      if let status = try arguments.number("fail"), (100...599).contains(status) {
        mode = .fails(status: status)
      } else if arguments["hang"] == true {
        mode = .hangs
      } else if arguments["answer"] == true {
        mode = .answers
      } else {
        throw ToolRefusal("The server can {fail: status}, {hang: true} or {answer: true}.")
      }
      app.serverSwitch?.set(mode)
      if app.serverSwitch?.counts.asked == 0, mode != .answers {
        notes.append(
          "no request has passed the server switch so far; one that the app doesn't pass through "
            + "ShellServices.requestHook isn't changed by this")
      }
      script.change(mode)
    }
  }
#endif
