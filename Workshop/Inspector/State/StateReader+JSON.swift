import AppShell
import Redux
import ReduxRecording

extension StateReader {
  /// A line of the state: a part, and how many parts it has.
  struct Line: Equatable {
    let name: String
    let text: String
    let count: Int
  }

  /// Writes a value; parts deeper than the depth become their number, or their text.
  ///
  /// Secrets stay bullets.
  package func json(_ value: Any, depth: Int) -> JSON {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let some = mirror.children.first else { return .null }
      return json(some.value, depth: depth)
    }
    switch value {
    case let value as Bool: return .bool(value)
    case let value as Int: return .int(value)
    case let value as Double: return .double(value)
    case let value as String: return .string(String(value.prefix(2_000)))
    default: break
    }
    let parts = shownParts(of: value)
    guard !parts.isEmpty else {
      return mirror.displayStyle == .collection ? [] : .string(describeInFull(value))
    }
    guard depth > 0 else { return .string("… \(parts.count) parts") }
    if mirror.displayStyle == .collection || mirror.displayStyle == .set {
      return .array(parts.prefix(200).map { json($0.value, depth: depth - 1) })
    }
    let members = parts.prefix(200).map { ($0.name, json($0.value, depth: depth - 1)) }
    return .object(Dictionary(members) { first, _ in first })
  }

  /// Returns the lines below a path, at most 500.
  ///
  /// - Throws: An error that lists what there is instead.
  func lines(at path: String) throws(UnknownPath) -> [Line] {
    shownParts(of: try value(at: path)).prefix(500).map { line(for: $0) }
  }

  /// Returns the paths to parts whose name or text contains each of some words, at most 200.
  ///
  /// It looks at 20,000 parts at most, so that a large state takes a second and not a minute.
  func search(_ words: [String]) -> [Line] {
    var found: [Line] = []
    var budget = 20_000
    search(words, in: state, at: "", &found, &budget)
    return found
  }

  private func search(
    _ words: [String], in value: Any, at path: String, _ found: inout [Line], _ budget: inout Int
  ) {
    for part in shownParts(of: value) {
      guard budget > 0, found.count < 200 else { return }
      budget -= 1
      let line = line(for: part)
      let name = path.isEmpty ? part.name : "\(path)[\(part.name)]"
      if "\(part.name) \(line.count == 0 ? line.text : "")".hasAll(words) {
        found.append(Line(name: name, text: line.text, count: line.count))
      }
      if line.count > 0 { search(words, in: part.value, at: name, &found, &budget) }
    }
  }

  private func line(for part: Part) -> Line {
    let count = shownParts(of: part.value).count
    guard count > 0 else {
      let isEmpty = "\(type(of: part.value))".hasPrefix("ScreenStates<")
      let text = isEmpty ? "0 elements" : String(describeInFull(part.value).prefix(300))
      return Line(name: part.name, text: text, count: 0)
    }
    return Line(name: part.name, text: summary(of: part.value), count: count)
  }

  /// Returns the parts of a value, but none of one that describes itself.
  private func shownParts(of value: Any) -> [Part] {
    let value = unwrapped(value)
    let isStruct = Mirror(reflecting: value).displayStyle == .struct
    guard !(isStruct && value is any CustomStringConvertible) else { return [] }
    return parts(of: value)
  }

  /// The type of a value with parts, the number of a list, or the name of a case.
  private func summary(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return ".\(mirror.children.first?.label ?? "")"
    case .optional: return mirror.children.first.map { summary(of: $0.value) } ?? "nil"
    case .collection, .set, .dictionary: return "\(mirror.children.count) elements"
    default: return String("\(type(of: value))".prefix { $0 != "<" })
    }
  }
}
