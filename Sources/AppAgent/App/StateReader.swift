import Foundation
import Redux

/// Finds parts of a state by their path, and writes them as JSON; secrets stay bullets.
enum StateReader {
  /// Returns the part of a value at a path such as `catalogue.sights[0].name`.
  static func value(at path: String, in value: Any) throws(ToolRefusal) -> Any {
    let names = path.replacing("[", with: ".").replacing("]", with: "").split(separator: ".")
    var value = value
    for name in names {
      let parts = parts(of: unwrapped(value))
      guard let part = parts.first(where: { $0.name == name }) else {
        let there = parts.prefix(60).map(\.name).joined(separator: ", ")
        throw ToolRefusal(
          "There is no \(name.prefix(80)) in \(path.prefix(200)). There are \(there).")
      }
      value = part.value
    }
    return value
  }

  /// Writes a value; parts deeper than the depth become their number, or their text.
  static func json(_ value: Any, depth: Int) -> JSON {
    let value = unwrapped(value)
    switch value {
    case let value as Bool: return .bool(value)
    case let value as Int: return .int(value)
    case let value as Double: return .double(value)
    case let value as String: return .string(String(value.prefix(2_000)))
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return .null }
    let parts = parts(of: value)
    guard !parts.isEmpty, !(value is any CustomStringConvertible && mirror.displayStyle == .struct)
    else { return mirror.displayStyle == .collection ? [] : .string(describeInFull(value)) }
    guard depth > 0 else { return .string("… \(parts.count) parts") }
    if mirror.displayStyle == .collection || mirror.displayStyle == .set {
      return .array(parts.prefix(200).map { json($0.value, depth: depth - 1) })
    }
    let members = parts.prefix(200).map { ($0.name, json($0.value, depth: depth - 1)) }
    return .object(Dictionary(members) { first, _ in first })
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
    return unwrapped(some.value)
  }

  private static func parts(of value: Any) -> [(name: String, value: Any)] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .dictionary {
      return mirror.children.compactMap { entry in
        let pair = Array(Mirror(reflecting: entry.value).children)
        guard pair.count == 2 else { return nil }
        return (pair[0].value as? String ?? describeInFull(pair[0].value), pair[1].value)
      }.sorted { $0.name < $1.name }
    }
    return mirror.children.enumerated().map { ($1.label ?? "\($0)", $1.value) }
  }
}
