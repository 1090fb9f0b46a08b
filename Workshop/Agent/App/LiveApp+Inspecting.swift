import ReduxRecording

#if !os(iOS)
  import AppInspector
  import AppShell
  import Foundation
  import Redux

  extension LiveApp {
    /// Shows a part of the state.
    func state(_ arguments: ToolArguments) throws(ToolRefusal) -> ToolResult {
      let path = try arguments.text("path") ?? ""
      let depth = min(8, max(1, try arguments.number("depth") ?? 2))
      let reader = StateReader<App>(app.store.state)
      let json = reader.json(try reader.part(at: path), depth: depth)
      return ToolResult(["path": .string(path), "state": json], text: json.text)
    }

    /// Lists actions.
    func actions(_ arguments: ToolArguments) throws(ToolRefusal) -> ToolResult {
      let limit = min(200, max(1, try arguments.number("limit") ?? 20))
      guard let recording = app.recording, !recording.numbers.isEmpty else {
        return ToolResult(["actions": []], text: "No action yet.")
      }
      let numbers = recording.numbers
      let wanted =
        try arguments.number("from") ?? max(numbers.lowerBound, numbers.upperBound - limit)
      let first = min(max(wanted, numbers.lowerBound), numbers.upperBound)
      var state = recording.state(at: first - 1)
      var list: [JSON] = []
      var lines: [String] = []
      for number
        in first..<min(numbers.upperBound, first.addingReportingOverflow(limit).partialValue)
      {
        let (before, recorded) = (state, recording[number])
        state.reduce(recorded.action)
        let changes = changedProperties(from: before, to: state)
        let (name, source) = (describeAction(recorded.action), recorded.source ?? "")
        list.append([
          "number": .int(number), "name": .string(name), "source": .string(source),
          "changed": .array(changes.map { .string($0) }),
        ])
        lines.append("\(number) \(name) from \(source): \(changes.joined(separator: ", "))")
      }
      let last: JSON = .int(numbers.upperBound - 1)
      return ToolResult(
        ["actions": .array(list), "last": last], text: lines.joined(separator: "\n"))
    }

    /// Shows an earlier moment, or the present.
    func travel(_ arguments: ToolArguments) async throws(ToolRefusal) -> ToolResult {
      if arguments["to"] == "present" {
        app.store.returnToPresent()
      } else if let moment = arguments["to"]?.int {
        guard let moments = app.recording?.moments, moments.contains(moment) else {
          let moments = app.recording?.moments ?? 0...0
          throw ToolRefusal(
            "There is no moment \(moment). There are \(moments.lowerBound) to \(moments.upperBound)."
          )
        }
        app.store.travel(to: moment)
      } else {
        throw ToolRefusal("The argument to must be a number or present.")
      }
      await settle()
      return screenResult()
    }

    /// Sends an event of the system, without waiting for a response that waits for time.
    func receive(_ arguments: ToolArguments) async throws(ToolRefusal) -> ToolResult {
      let words = try arguments.required("event")
      guard let event = AppAction(words: words) else {
        let examples = AppAction.examples.joined(separator: ", ")
        throw ToolRefusal("There is no event \(words.prefix(80)). There are \(examples).")
      }
      app.receive(event)
      script.receive(event)
      await settle()
      return screenResult()
    }

    /// Dispatches an action as a recording writes it.
    func dispatch(_ arguments: ToolArguments) async throws(ToolRefusal) -> ToolResult {
      guard let written = arguments["action"], written.object != nil else {
        throw ToolRefusal("The argument action must be an object with a type and a value.")
      }
      let action: any ActionType
      do {
        action = try RecordingFile<App>.action(Data(written.text.utf8))
      } catch {
        throw ToolRefusal(error.words)
      }
      app.store.dispatch(action, from: ActionSource("agent"))
      await settle()
      return screenResult()
    }

    /// Saves what was done.
    func save(_ arguments: ToolArguments) throws(ToolRefusal) -> ToolResult {
      let name = try arguments.required("name")
      guard (1...60).contains(name.count), name.first?.isLetter == true,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " -_".contains($0)) })
      else { throw ToolRefusal("A name has 1 to 60 letters, digits, spaces, - and _.") }
      let url: URL
      let data: Data
      switch try arguments.required("as") {
      case "session":
        guard let recording = app.recording, let file = RecordingFile<App>(recording),
          let contents = try? file.data()
        else { throw ToolRefusal("The first actions are no longer kept.") }
        url = URL(filePath: "\(name.replacing(" ", with: "-")).jsonl")
        data = contents
      case "state":
        guard let recording = app.recording else { throw ToolRefusal("Nothing is recorded.") }
        let moment = app.store.recorder?.travel?.moment ?? recording.moments.upperBound
        do {
          let url = try NamedState<App>.save(
            recording, at: moment, as: name.replacing(" ", with: "-"))
          return ToolResult(["path": .string(url.path)], text: url.path)
        } catch {
          throw ToolRefusal(error.words)
        }
      case "test":
        let module = String(reflecting: App.self).split(separator: ".").first.map(String.init) ?? ""
        let type = name.capitalizedWords + "Tests"
        let folder = URL(filePath: "Tests/\(module)Tests", directoryHint: .isDirectory)
        let isThere = (try? folder.checkResourceIsReachable()) == true
        url = (isThere ? folder : URL(filePath: ".")).appending(path: "\(type).swift")
        data = Data(script.source(named: name, type: type, app: "\(App.self)", module: module).utf8)
      default: throw ToolRefusal("The argument as must be session, test or state.")
      }
      return try write(data, to: url)
    }

    private func write(_ data: Data, to url: URL) throws(ToolRefusal) -> ToolResult {
      // What users typed may be private.
      let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      do {
        guard descriptor >= 0 else { throw FileProblem.last }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
      } catch {
        throw ToolRefusal("\(url.path) can't be written: \(error.localizedDescription)")
      }
      return ToolResult(["path": .string(url.path)], text: url.path)
    }
  }

  extension String {
    /// The words of a name as the name of a type, such as SignIn for sign in.
    var capitalizedWords: String {
      split { " -_".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }
#endif
