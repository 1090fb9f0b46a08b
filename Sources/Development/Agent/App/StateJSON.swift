import AppInspector
import AppShell
import Redux
import ReduxRecording

extension StateReader {
  /// Returns the part of the state at a path.
  func part(at path: String) throws(ToolRefusal) -> Any {
    do {
      return try value(at: path)
    } catch {
      throw ToolRefusal(error.words)
    }
  }

  /// Writes a value; parts deeper than the depth become their number, or their text.
  ///
  /// Secrets stay bullets.
  func json(_ value: Any, depth: Int) -> JSON {
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
    let parts = parts(of: value)
    let isText = value is any CustomStringConvertible && mirror.displayStyle == .struct
    guard !parts.isEmpty, !isText else {
      return mirror.displayStyle == .collection ? [] : .string(describeInFull(value))
    }
    guard depth > 0 else { return .string("… \(parts.count) parts") }
    if mirror.displayStyle == .collection || mirror.displayStyle == .set {
      return .array(parts.prefix(200).map { json($0.value, depth: depth - 1) })
    }
    let members = parts.prefix(200).map { ($0.name, json($0.value, depth: depth - 1)) }
    return .object(Dictionary(members) { first, _ in first })
  }
}
