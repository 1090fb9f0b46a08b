import ReduxRecording

#if !os(iOS)
  import AppInspector
  import AppShell
  import Redux

  extension LiveApp {
    /// Goes on from the shown moment, at the end of a branch, or without an action.
    func continueFrom(_ arguments: ToolArguments) async throws(ToolRefusal) -> ToolResult {
      if let id = try arguments.number("branch") {
        let ids = branches.map { "\($0.id)" }.joined(separator: ", ")
        guard branches.contains(where: { $0.id == id }) else {
          throw ToolRefusal("There is no branch \(id). There are \(ids.isEmpty ? "none" : ids).")
        }
        app.continueBranch(id)
      } else if let number = try arguments.number("without") {
        guard app.recording?.numbers.contains(number) == true else {
          throw ToolRefusal("There is no action \(number). The tool actions lists them.")
        }
        app.skip(number)
      } else if app.store.isTraveling {
        app.continueFromMoment()
      } else {
        throw ToolRefusal("The present is shown. Travel to a moment, or name a branch.")
      }
      await settle()
      var result = screenResult()
      result.content["branches"] = .array(
        branches.map { branch in
          [
            "id": .int(branch.id), "after": .int(branch.fork),
            "last": .int(branch.recording.moments.upperBound),
            "dropped": .int(branch.droppedCount),
          ]
        })
      let stray = app.store.recorder?.strayCount ?? 0
      if stray > 0 { result.content["stray"] = .int(stray) }
      result.text += branches.map { branch in
        "\nbranch \(branch.id): left after action \(branch.fork), until action "
          + "\(branch.recording.moments.upperBound)"
      }.joined()
      if isLoading, app.runningEffects.isEmpty {
        result.text += "\nnote: the state says that something loads, but no effect runs"
      }
      return result
    }

    private var branches: [RecordingBranch<App.State>] { app.store.recorder?.branches ?? [] }

    /// Shows what is alive.
    func tree() -> ToolResult {
      let tree = LiveTree(app)
      let text = ([tree.text] + waits).joined(separator: "\n")
      return ToolResult(
        ["tree": .array(tree.lines.map(\.json)), "waits": .array(waits.map { .string($0) })],
        text: text)
    }

    /// Lists requests, or shows one in full.
    func network(_ arguments: ToolArguments) throws(ToolRefusal) -> ToolResult {
      if let id = try arguments.number("id") {
        guard let entry = app.requests.first(where: { $0.id == id }) else {
          throw ToolRefusal("There is no request \(id). The tool network lists them.")
        }
        let text = [entry.title, entry.facts, entry.curl, entry.received]
        return ToolResult(entry.fullJSON, text: text.joined(separator: "\n"))
      }
      let limit = min(200, max(1, try arguments.number("limit") ?? 20))
      let entries = app.requests.suffix(limit)
      let lines = entries.map { "\($0.id) \($0.title) · \($0.facts)" }
      return ToolResult(
        ["requests": .array(entries.map { .object($0.json) })],
        text: lines.isEmpty ? "No request yet." : lines.joined(separator: "\n"))
    }

    /// Lists the types of actions, with examples.
    func types(_ arguments: ToolArguments) throws(ToolRefusal) -> ToolResult {
      let part = try arguments.text("name")?.lowercased() ?? ""
      let forms = ActionForm.all(of: app).filter {
        part.isEmpty || $0.name.lowercased().contains(part)
      }
      return ToolResult(
        ["types": .array(forms.map(\.json))],
        text: forms.map { "\($0.name): \($0.text)" }.joined(separator: "\n"))
    }
  }
#endif
