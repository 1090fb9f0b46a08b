import Foundation
import Redux

/// A part of a state, and how Swift names it after the state: `.visits.counts[7]`; nil if it can't.
struct StatePart {
  var value: Any
  var source: String? = ""
  var isOptional = false
  var isNil: Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// Finds parts of a state by their path, and writes them as JSON; secrets stay bullets.
enum StateReader {
  /// Returns the part of a value at a path such as `catalogue.sights[0].name`.
  static func part(at path: String, in value: Any) throws(ToolRefusal) -> StatePart {
    let names = path.replacing("[", with: ".").replacing("]", with: "").split(separator: ".")
    var found = StatePart(value: value)
    for name in names {
      let whole = unwrapped(found.value)
      let parts = parts(of: whole)
      guard let part = parts.first(where: { $0.name == name }) else {
        let there = parts.prefix(60).map(\.name).joined(separator: ", ")
        throw ToolRefusal(
          "There is no \(name.prefix(80)) in \(path.prefix(200)). There are \(there).")
      }
      let access = access(to: part.name, in: whole)
      found.source = access.flatMap { access in
        found.source.map { $0 + (found.isOptional ? "?" : "") + access }
      }
      found.value = part.value
      let isEntry = Mirror(reflecting: whole).displayStyle == .dictionary
      found.isOptional = isEntry || Mirror(reflecting: part.value).displayStyle == .optional
    }
    return found
  }

  /// Returns how Swift names a part: a property, an element, or the value of a number or a text.
  private static func access(to name: String, in whole: Any) -> String? {
    switch Mirror(reflecting: whole).displayStyle {
    case .struct, .class: return "." + name
    case .collection: return "[\(name)]"
    case .dictionary:
      if whole is [Int: Any] { return "[\(name)]" }
      return whole is [String: Any] ? "[\(name.debugDescription)]" : nil
    default: return nil
    }
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
