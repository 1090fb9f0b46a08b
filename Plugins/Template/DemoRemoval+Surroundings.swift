import Foundation

extension DemoRemoval {
  /// Changes what is said and run around the app.
  func editSurroundings(in draft: inout Draft) throws {
    for file in draft.files(under: ".ci") where file != ".ci/template" {
      try draft.edit(file) {
        $0 = withoutSteps($0).withoutLines("\(project.scheme)://sights/-1").lines(expectingHome)
      }
    }
    try draft.edit("Package.swift") { $0 = $0.withoutLines("exclude: [\"Snapshots/") }
    if draft.exists("Makefile") {
      try draft.edit("Makefile") { $0 = Demo.rephrased(withoutDrawing($0)) }
    }
    for file in draft.files(under: ".github/workflows") {
      try draft.edit(file) { $0 = pointingHome(withoutItems($0)) }
    }
    for file in ["App/README.md", "CONTRIBUTING.md", "Documentation/architecture.md"]
    where draft.exists(file) {
      try draft.edit(file) {
        $0 = pointingHome(Demo.rephrased(withoutParagraphs($0)).withoutLines("`Backend`"))
      }
    }
    for file in draft.files(under: "App") {
      try draft.edit(file) { $0 = withoutServerSettings($0) }
    }
  }

  /// A file of the Xcode project without what lets the app ask a server on the developer's machine.
  private func withoutServerSettings(_ text: String) -> String {
    let parts = [
      ("\t<key>NSAppTransportSecurity</key>\n", "</dict>\n"),
      ("      <CommandLineArguments>\n", "</CommandLineArguments>\n"),
    ]
    return parts.reduce(text) { text, part in
      guard let rest = text.between(part.0, part.1) else { return text }
      return text.replacing(part.0 + rest + part.1, with: "")
    }
  }

  /// The text with every link leading to the first screen.
  func pointingHome(_ text: String) -> String {
    let scheme = "\(project.scheme)://"
    let parts = text.components(separatedBy: scheme)
    let rest = parts.dropFirst().map { part in
      home.link + part.drop { $0.isPartOfWord || "/:?&=%-".contains($0) }
    }
    return ([parts[0]] + rest).joined(separator: scheme)
  }

  /// A check of what the app says, about the first screen instead of the demo's.
  private func expectingHome(_ line: String) -> String {
    guard line.hasPrefix("expect 0 '"), let words = line.between("'", "'") else { return line }
    let isPattern = words.contains("/:")
    guard isPattern || words == "Explore" || line.contains("\(project.scheme)://") else {
      return line
    }
    return pointingHome(line.replacing("'\(words)'", with: isPattern ? "'\(home.link)'" : "'Home'"))
  }

  /// A script without the lines that run what is gone, and without steps of nothing else.
  private func withoutSteps(_ text: String) -> String {
    text.components(separatedBy: "\n\n").compactMap { paragraph in
      let kept = paragraph.withoutLines(Demo.surroundings)
      let lines = kept.split(separator: "\n")
      let isEmpty = lines.allSatisfy { $0.hasPrefix("step ") || $0.hasPrefix("command -v ") }
      return kept != paragraph && isEmpty ? nil : kept
    }.joined(separator: "\n\n")
  }

  /// A makefile without what draws pictures of the demo anew.
  private func withoutDrawing(_ text: String) -> String {
    var targets: Set<String> = []
    let paragraphs = text.components(separatedBy: "\n\n").compactMap { paragraph -> String? in
      let kept = paragraph.withoutLines("RECORD=1")
      let lines = kept.split(separator: "\n").filter { !$0.hasPrefix("#") }
      guard kept != paragraph, lines.count == 1, let target = lines.first else { return kept }
      targets.insert(String(target.prefix { $0 != ":" }))
      return nil
    }
    return targets.reduce(paragraphs.joined(separator: "\n\n")) { text, target in
      text.replacingWord(" \(target)", with: "")
    }
  }

  /// A workflow without the steps that run what is gone.
  private func withoutItems(_ text: String) -> String {
    var items: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if items.isEmpty || line.drop(while: { $0 == " " }).hasPrefix("- ")
        || !line.hasPrefix("       ")
      {
        items.append([line])
      } else {
        items[items.count - 1].append(line)
      }
    }
    return items.filter { item in
      !item.contains { line in Demo.surroundings.contains { line.contains($0) } }
    }.joined().joined(separator: "\n")
  }

  /// A page without the paragraphs about what is gone.
  private func withoutParagraphs(_ text: String) -> String {
    text.components(separatedBy: "\n\n").filter { paragraph in
      !Demo.surroundings.contains { paragraph.contains($0) }
    }.joined(separator: "\n\n")
  }
}
