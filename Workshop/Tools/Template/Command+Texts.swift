extension Command {
  /// Adds the texts that the sources use to the tables that lack them.
  func addTexts(to draft: inout Draft, models: Models) throws -> String {
    let old = draft
    for module in draft.folders(in: "Sources") {
      let tables = WordTables(sources: "Sources/\(module)")
      let lines = try tables.linesWithValues(in: draft)
      try tables.addMissing(to: &draft, lines: lines, models: models)
    }
    let added = try draft.changes.keys.sorted().map { file in
      let known = Set(try old.text(file).split(separator: "\n"))
      let lines = try draft.text(file).split(separator: "\n").filter { !known.contains($0) }
      return "\n\n\(file)\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }.joined()
    guard !added.isEmpty else { return "No table lacks a text." }
    let types = " Check their values: %lld stands for an Int, and %@ for a String."
    return "Translate these new lines." + (added.contains("%") ? types : "") + added
  }
}
