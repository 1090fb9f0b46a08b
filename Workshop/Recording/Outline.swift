/// Describes a value in lines of text, one for each part, so that two values can be compared by line.
package struct Outline {
  package struct Line: Hashable {
    package var depth = 0
    package var text: String
  }

  /// Whether values that describe themselves are written with their description, and not part by part.
  private let isBrief: Bool

  /// Returns the lines for a value.
  package static func lines(of value: Any, isBrief: Bool) -> [Line] {
    var lines = Outline(isBrief: isBrief).lines(of: value)
    if lines[0].text.hasPrefix(".") { lines[0].text = "\(type(of: value))" + lines[0].text }
    return lines
  }

  /// Returns a value in one line.
  package static func text(of value: Any) -> String {
    lines(of: value, isBrief: true).map(\.text).reduce("") { text, part in
      let isFirst = text.isEmpty || text.hasSuffix("(") || text.hasSuffix("[")
      let isEnd = part.hasPrefix(")") || part.hasPrefix("]")
      return text + (isFirst || isEnd ? "" : ", ") + part
    }
  }

  private func lines(of value: Any) -> [Line] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { lines(of: $0.value) } ?? [Line(text: "nil")]
    case .enum: return enumLines(of: value, mirror)
    case .struct where !(isBrief && value is any CustomStringConvertible):
      return enclosed("\(type(of: value))(", parts(of: mirror), ")")
    case .tuple: return enclosed("(", parts(of: mirror), ")")
    case .collection: return enclosed("[", mirror.children.map { lines(of: $0.value) }, "]")
    case .set: return enclosed("[", sorted(mirror.children.map { lines(of: $0.value) }), "]")
    case .dictionary: return enclosed("[", sorted(mirror.children.map { entry($0.value) }), "]")
    default: return [Line(text: String(reflecting: value))]
    }
  }

  private func enumLines(of value: Any, _ mirror: Mirror) -> [Line] {
    guard let (name, payload) = mirror.children.first else { return [Line(text: ".\(value)")] }
    let content = Mirror(reflecting: payload)
    let parts = content.displayStyle == .tuple ? parts(of: content) : [lines(of: payload)]
    return enclosed(".\(name ?? "")(", parts, ")")
  }

  private func parts(of mirror: Mirror) -> [[Line]] {
    mirror.children.map { label, value in
      let isNamed = label.map { !$0.hasPrefix(".") } ?? false
      return isNamed ? labeled(label ?? "", lines(of: value)) : lines(of: value)
    }
  }

  private func entry(_ pair: Any) -> [Line] {
    let parts = Mirror(reflecting: pair).children.map { lines(of: $0.value) }
    let key = parts.first?.map(\.text).joined(separator: " ") ?? ""
    return labeled(key, parts.last ?? [])
  }

  private func labeled(_ label: String, _ lines: [Line]) -> [Line] {
    guard let first = lines.first else { return [] }
    return [Line(depth: first.depth, text: "\(label): \(first.text)")] + lines.dropFirst()
  }

  private func enclosed(_ start: String, _ parts: [[Line]], _ end: String) -> [Line] {
    guard !parts.isEmpty else { return [Line(text: start + end)] }
    guard parts.count > 1 else { return hugged(start, parts[0], end) }
    let inner = parts.joined().map { Line(depth: $0.depth + 1, text: $0.text) }
    return [Line(text: start)] + inner + [Line(text: end)]
  }

  private func hugged(_ start: String, _ part: [Line], _ end: String) -> [Line] {
    var lines = part
    lines[0].text = start + lines[0].text
    lines[lines.count - 1].text += end
    return lines
  }

  private func sorted(_ parts: [[Line]]) -> [[Line]] {
    parts.map { ($0.map(\.text).joined(), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
