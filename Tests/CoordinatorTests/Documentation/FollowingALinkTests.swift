import Foundation
import Testing

/// The article “Follow one link” matches the sources, and the way that it describes stays short.
@Suite struct FollowingALinkTests {
  private let article: Walkthrough

  init() throws {
    let root = URL(filePath: #filePath).pathComponents.dropLast(4)
    article = try Walkthrough(
      "FollowingALink", in: URL(filePath: root.joined(separator: "/") + "/Sources/Coordinator"))
  }

  @Test func `every file and function named is there`() {
    #expect(article.steps.count > 10)
    for file in article.files { #expect(article.sources[file] != nil, "\(file)") }
    for step in article.steps { #expect(article.code(of: step) != nil, "\(step)") }
  }

  @Test func `a step is called by the one before, or by an earlier one that continues`() {
    var callers: [Walkthrough.Step] = []
    for step in article.steps {
      let caller = callers.lastIndex { article.calls(step, in: $0) }
      #expect(caller != nil || callers.isEmpty, "Nothing calls \(step.function).")
      callers.removeSubrange((caller.map { $0 + 1 } ?? callers.count)...)
      callers.append(step)
    }
  }

  @Test func `the types that are used to read a link are in the files named`() {
    let isReading = { (step: Walkthrough.Step) in step.file != "LinkIntake.swift" }
    let words = article.steps.filter(isReading).compactMap(article.code).flatMap(\.words)
    for (file, source) in article.sources where !article.files.contains(file) {
      let types = source.matches(of: /(?:struct|class|enum|protocol) (\w+)/).map { String($0.1) }
      let isMissing = !Set(types).isDisjoint(with: words)
      #expect(!isMissing, "\(file)")
    }
  }

  @Test func `the way is at most 15 files and 1,100 lines`() {
    let lines = article.files.map { article.sources[$0]?.count { $0.isNewline } ?? 0 }

    #expect(lines.count <= 15)
    #expect(lines.reduce(0, +) <= 1_100)
  }
}

/// An article with numbered steps, each of which names a file and a function, and its sources.
private struct Walkthrough {
  struct Step: Equatable {
    let file: String
    let function: String
  }

  let steps: [Step]
  let files: Set<String>
  let sources: [String: String]

  init(_ name: String, in folder: URL) throws {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = (paths?.compactMap { $0 as? URL } ?? [])
    sources = try all.filter { $0.pathExtension == "swift" }
      .reduce(into: [:]) { $0[$1.lastPathComponent] = try String(contentsOf: $1, encoding: .utf8) }
    let article = try all.first { $0.lastPathComponent == name + ".md" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let text = try #require(article)
    steps = text.matches(of: /\n\d+\. `([\w+]+\.swift)`, `(\w+)\(/).map {
      Step(file: String($0.1), function: String($0.2))
    }
    files = Set(text.matches(of: /`([\w+]+\.swift)`/).map { String($0.1) })
  }

  /// The code of a function; of a closure that a property holds, all code of its file.
  func code(of step: Step) -> String? {
    let lines = (sources[step.file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let name = step.function == "init" ? "init" : "func " + step.function
    let starts = [name + "(", name + "<"]
    let start = lines.firstIndex { line in starts.contains { line.contains($0) } }
    guard let start else {
      let isProperty = lines.contains { $0.contains("let \(step.function): @") }
      return isProperty ? lines.joined(separator: "\n") : nil
    }
    let end = lines[start].prefix { $0 == " " } + "}"
    return lines[start...].prefix { $0 != end }.joined(separator: "\n")
  }

  func calls(_ step: Step, in caller: Step) -> Bool {
    let type = step.file.prefix { $0 != "." }
    let name = step.function == "init" ? String(type) : step.function
    let code = (code(of: caller) ?? "").replacing("func \(name)(", with: "")
    return code.ranges(of: name + "(").contains { range in
      code[..<range.lowerBound].last.map { !$0.isLetter } ?? true
    }
  }
}

extension String {
  fileprivate var words: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
