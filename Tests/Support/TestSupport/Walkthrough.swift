import Foundation

/// An article that leads through sources in numbered steps; each names a file and a function.
package struct Walkthrough {
  package struct Step: Equatable {
    package let file: String
    package let function: String
  }

  package let steps: [Step]
  /// The names of all files in the article.
  package let files: Set<String>
  /// The text of each Swift file of the libraries, by its name.
  package let sources: [String: String]

  /// Reads an article in `Documentation` about one or more libraries.
  ///
  /// - Parameters:
  ///   - name: The name of the article, without its extension.
  ///   - libraries: The libraries' folders in `Sources`.
  /// - Throws: An error if a file cannot be read.
  package init(_ name: String, in libraries: String...) throws {
    let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let all = libraries.flatMap { library in
      let folder = URL(filePath: "\(root)/Sources/\(library)")
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return paths?.compactMap { $0 as? URL } ?? []
    }
    sources = try all.filter { $0.pathExtension == "swift" }
      .reduce(into: [:]) { $0[$1.lastPathComponent] = try String(contentsOf: $1, encoding: .utf8) }
    let text = try String(
      contentsOf: URL(filePath: "\(root)/Documentation/\(name).md"), encoding: .utf8)
    steps = text.matches(of: /\n\d+\. `([\w+]+\.swift)`, `(\w+)\(/).map {
      Step(file: String($0.1), function: String($0.2))
    }
    files = Set(text.matches(of: /`([\w+]+\.swift)`/).map { String($0.1) })
  }

  /// The number of lines in all files of the article.
  package var lineCount: Int {
    files.map { sources[$0]?.count { $0.isNewline } ?? 0 }.reduce(0, +)
  }

  /// The steps that no step before them calls; a step may continue any step that has called it.
  package var stepsWithoutCaller: [Step] {
    var callers: [Step] = []
    return steps.filter { step in
      let caller = callers.lastIndex { calls(step, in: $0) }
      defer { callers = callers.prefix(caller.map { $0 + 1 } ?? callers.count) + [step] }
      return caller == nil && !callers.isEmpty
    }
  }

  /// The files that declare a type which the functions of some steps name, but not the article.
  package func missingFiles(of steps: [Step]) -> [String] {
    let words = Set(
      steps.compactMap(code).joined(separator: " ").split { !$0.isLetter && !$0.isNumber }
        .map(String.init))
    return sources.filter { file, source in
      let types = source.matches(of: /(?:struct|class|enum|protocol) ([A-Z]\w+)/)
        .map { String($0.1) }
      return !files.contains(file) && !words.isDisjoint(with: types)
    }.keys.sorted()
  }

  /// The code of all functions of a name in a file, or all code of the file for a stored closure.
  package func code(of step: Step) -> String? {
    let lines = (sources[step.file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let name = step.function == "init" ? "init" : "func " + step.function
    let starts = lines.indices.filter { index in
      [name + "(", name + "<"].contains { lines[index].contains($0) }
    }
    guard starts.isEmpty else { return starts.map { function(in: lines[$0...]) }.joined() }
    let isProperty = lines.contains { $0.contains("let \(step.function): @") }
    return isProperty ? lines.joined(separator: "\n") : nil
  }

  private func function(in lines: ArraySlice<Substring>) -> String {
    let first = lines[lines.startIndex]
    guard !first.hasSuffix("}") else { return "\(first)\n" }
    let end = first.prefix { $0 == " " } + "}"
    return lines.prefix { $0 != end }.joined(separator: "\n") + "\n"
  }

  private func calls(_ step: Step, in caller: Step) -> Bool {
    let type = step.file.prefix { $0 != "." }
    let name = step.function == "init" ? String(type) : step.function
    let code = (code(of: caller) ?? "").replacing("func \(name)(", with: "")
    return (code.ranges(of: name + "(") + code.ranges(of: name + " {")).contains { range in
      code[..<range.lowerBound].last.map { !$0.isLetter } ?? true
    }
  }
}
