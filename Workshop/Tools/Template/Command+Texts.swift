extension Command {
  /// Adds the texts that the sources use to the tables that lack them, and lists the lines that no source uses.
  func addTexts(to draft: inout Draft, models: Models) throws -> String {
    let old = draft
    var unused = ""
    for module in draft.folders(in: "Sources") {
      let tables = WordTables(sources: "Sources/\(module)")
      let lines = try tables.linesWithValues(in: draft)
      try tables.addMissing(to: &draft, lines: lines, models: models)
      unused += try tables.unusedLines(in: draft).map { Self.list($0.lines, of: $0.table) }.joined()
    }
    if !unused.isEmpty { unused = "\n\nRemove these lines, which no source uses." + unused }
    let added = try draft.changes.keys.sorted().map { file in
      let known = Set(try old.text(file).split(separator: "\n"))
      let lines = try draft.text(file).split(separator: "\n").filter { !known.contains($0) }
      return Self.list(lines, of: file)
    }.joined()
    guard !added.isEmpty else { return "No table lacks a text." + unused }
    return "Translate these new lines." + added + unused
  }

  private static func list(_ lines: [some StringProtocol], of file: String) -> String {
    "\n\n\(file)\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
