// NB: why Foundation: nothing else gives the canonical form of a text.
import Foundation
import Redux

/// Returns a number for a value, equal for equal values in every process.
///
/// It is made from all parts of the value, in any order for sets and dictionaries, so that unlike a
/// `hashValue` it can be kept in a file. A type that hides its parts, such as `UUID`, counts as it is
/// encoded, and a ``RecordedValue`` as it says. A `Secret` counts as the same whatever its value is.
public func fingerprint(of value: Any) -> UInt64 {
  var fingerprint = Fingerprint()
  return fingerprint.hash(of: value)
}

/// Returns whether two values have the same type and the same bytes, and so the same parts.
// NB: why not `==`: a type's `==` may ignore a part that its fingerprint contains. `StoredParts` of Redux
// says why equal bytes mean equal values while both are kept.
private func haveSameBytes<Value>(_ left: Value, _ right: Any) -> Bool {
  guard let right = right as? Value else { return false }
  return withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      guard let left = left.baseAddress, let start = right.baseAddress else { return true }
      return memcmp(left, start, right.count) == 0
    }
  }
}

/// Hashes a value part by part.
package struct Fingerprint {
  /// The hashes of types' names, since a name takes longer to make than most values to hash.
  private var names: [ObjectIdentifier: UInt64] = [:]
  /// The stored properties of the last state, each with its hash.
  private var parts: [(value: Any, hash: UInt64)] = []

  package init() {}

  /// Returns the fingerprint of a state that follows the last one.
  ///
  /// It hashes only the stored properties whose bytes differ from those in the last state.
  package mutating func next(_ state: Any) -> UInt64 {
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .struct, !(state is any RecordedValue), !hidesParts(state, mirror)
    else { return hash(of: state) }
    let before = parts
    parts = mirror.children.enumerated().map { index, child in
      let isSame = before.indices.contains(index) && haveSameBytes(child.value, before[index].value)
      return isSame ? before[index] : (child.value, hash(of: child.value))
    }
    return zip(mirror.children, parts).reduce(mix(4, name(of: type(of: state)))) {
      mix(mix($0, $1.0.label.map(hash) ?? 0), $1.1.hash)
    }
  }

  mutating func hash(of value: Any) -> UInt64 {
    let type = type(of: value)
    // A mirror of such a value would take most of the time.
    if type == String.self, let text = value as? String { return hash(text) }
    if type == Int.self, let number = value as? Int {
      return mix(2, UInt64(bitPattern: Int64(number)))
    }
    if let value = value as? any RecordedValue {
      let counted = value.fingerprinted
      if Swift.type(of: counted) != type { return mix(name(of: type), hash(of: counted)) }
    }
    return partsHash(of: value)
  }

  private mutating func partsHash(of value: Any) -> UInt64 {
    let type = type(of: value)
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return optionalHash(of: mirror)
    case .enum: return enumHash(of: value, mirror)
    case .tuple: return hash(mirror.children, 5)
    case .collection: return hash(mirror.children, 6)
    case .set, .dictionary: return mirror.children.reduce(7) { $0 &+ hash(of: $1.value) }
    case .struct where !hidesParts(value, mirror):
      return hash(mirror.children, mix(4, name(of: type)))
    default: return leafHash(of: value, mirror)
    }
  }

  /// Hashes a value whose parts are hidden, or that has none.
  private mutating func leafHash(of value: Any, _ mirror: Mirror) -> UInt64 {
    let name = name(of: type(of: value))
    if let number = value as? any BinaryFloatingPoint { return mix(name, numberHash(number)) }
    if let data = value as? Data { return mix(name, hash(data)) }
    if let parts = EncodedParts(of: value) { return mix(name, hash(parts)) }
    if mirror.displayStyle == .struct, !mirror.children.isEmpty {
      return hash(mirror.children, mix(4, name))
    }
    return mix(name, hash(String(reflecting: value)))
  }

  /// Returns whether a mirror of a struct shows something else than its values, or an object.
  private func hidesParts(_ value: Any, _ mirror: Mirror) -> Bool {
    value is any CustomReflectable
      || mirror.children.contains { type(of: $0.value) is AnyObject.Type }
  }

  /// Hashes a number; −0 equals 0.
  private func numberHash<Number: BinaryFloatingPoint>(_ number: Number) -> UInt64 {
    hash(String(reflecting: number.isZero ? 0 : number))
  }

  private mutating func hash(_ parts: EncodedParts) -> UInt64 {
    switch parts.kind {
    case .single: parts.values.reduce(8) { mix($0, hash(encoded: $1.value)) }
    case .unkeyed: parts.values.reduce(9) { mix($0, hash(encoded: $1.value)) }
    case .keyed: parts.values.reduce(10) { $0 &+ mix(hash($1.key), hash(encoded: $1.value)) }
    }
  }

  private mutating func hash(encoded value: Any) -> UInt64 {
    (value as? EncodedParts).map { hash($0) } ?? hash(of: value)
  }

  /// Hashes an optional like its value, unless that is an optional, too: `nil` and `.some(nil)` differ.
  private mutating func optionalHash(of mirror: Mirror) -> UInt64 {
    guard let wrapped = mirror.children.first?.value else { return 3 }
    let hash = hash(of: wrapped)
    return Mirror(reflecting: wrapped).displayStyle == .optional ? mix(11, hash) : hash
  }

  private mutating func enumHash(of value: Any, _ mirror: Mirror) -> UInt64 {
    guard let child = mirror.children.first else { return hash(caseName(of: value)) }
    return mix(hash(child.label ?? ""), hash(of: child.value))
  }

  private mutating func hash(_ parts: Mirror.Children, _ seed: UInt64) -> UInt64 {
    parts.reduce(seed) { mix(mix($0, $1.label.map(hash) ?? 0), hash(of: $1.value)) }
  }

  private mutating func name(of type: Any.Type) -> UInt64 {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = hash("\(type)")
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Hashes a text in its canonical form, since letters may be composed in several ways.
  private func hash(_ text: String) -> UInt64 {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    return hash(isPlain ? text.utf8 : text.precomposedStringWithCanonicalMapping.utf8)
  }

  /// The hash function of Fowler, Noll and Vo.
  private func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private func mix(_ hash: UInt64, _ other: UInt64) -> UInt64 {
    let product = (hash ^ other) &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 32)
  }
}

/// Returns the name of an enum's case, even if the type describes itself in another way.
private func caseName<Value>(of value: Value) -> String {
  runtimeCaseName(of: value).map { String(cString: $0) } ?? "\(value)"
}

// NB: the function of the Swift runtime with which `print` finds the name. A mirror shows it only with a
// payload, and `print` prefers a type's own description.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(of value: Value) -> UnsafePointer<CChar>?
