package import AppInspector

/// A tool's answer: the same content as JSON, and as text for people.
package struct ToolResult: Equatable, Sendable {
  package var content: [String: JSON]
  package var text: String
  package var isError = false

  package init(_ content: [String: JSON], text: String) {
    self.content = content
    self.text = text
  }

  /// Says why a tool did nothing.
  package init(_ refusal: ToolRefusal) {
    self.init(["error": .string(refusal.words)], text: refusal.words)
    isError = true
  }
}

/// Why a tool can't do what it was asked for, and what there is instead.
package struct ToolRefusal: Error, Equatable {
  package let words: String

  package init(_ words: String) { self.words = words }
}

/// The arguments of a tool, or of one of its steps.
struct ToolArguments {
  private let values: [String: JSON]

  /// - Throws: A refusal that names the arguments that there are, if another is given.
  init(_ values: [String: JSON], _ names: [String]) throws(ToolRefusal) {
    self.values = values
    let unknown = values.keys.sorted().first { !names.contains($0) }
    guard let unknown else { return }
    throw ToolRefusal(
      "There is no argument \(unknown.prefix(80)). There are \(names.joined(separator: ", ")).")
  }

  subscript(name: String) -> JSON? { values[name] }

  func text(_ name: String) throws(ToolRefusal) -> String? {
    try value(name, "a text", \.string)
  }

  func number(_ name: String) throws(ToolRefusal) -> Int? {
    try value(name, "a whole number", \.int)
  }

  func required(_ name: String) throws(ToolRefusal) -> String {
    guard let text = try text(name) else { throw ToolRefusal("The argument \(name) is missing.") }
    return text
  }

  private func value<Value>(
    _ name: String, _ kind: String, _ read: (JSON) -> Value?
  ) throws(ToolRefusal) -> Value? {
    guard let value = values[name], value != .null else { return nil }
    guard let result = read(value) else {
      throw ToolRefusal("The argument \(name) must be \(kind).")
    }
    return result
  }
}
