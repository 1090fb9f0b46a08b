/// Returns a number for a value, equal for equal values in every process.
///
/// It is made from all parts of the value, in any order for sets and dictionaries, so that unlike a
/// `hashValue` it can be kept in a file. A ``Secret`` counts as the same whatever its value is.
public func fingerprint(of value: Any) -> UInt64 {
  var fingerprint = Fingerprint()
  return fingerprint.hash(of: value)
}

/// Hashes a value part by part.
private struct Fingerprint {
  /// The hashes of types' names, since a name takes longer to make than most values to hash.
  private var names: [ObjectIdentifier: UInt64] = [:]

  mutating func hash(of value: Any) -> UInt64 {
    let type = type(of: value)
    // A mirror of such a value would take most of the time.
    if type == String.self, let text = value as? String { return hash(text) }
    if type == Int.self, let number = value as? Int {
      return mix(2, UInt64(bitPattern: Int64(number)))
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { hash(of: $0.value) } ?? 3
    case .enum: return enumHash(of: value, mirror)
    case .struct: return hash(mirror.children, mix(4, name(of: type)))
    case .tuple: return hash(mirror.children, 5)
    case .collection: return hash(mirror.children, 6)
    case .set, .dictionary: return mirror.children.reduce(7) { $0 &+ hash(of: $1.value) }
    default: return mix(name(of: type), hash(String(reflecting: value)))
    }
  }

  private mutating func enumHash(of value: Any, _ mirror: Mirror) -> UInt64 {
    guard let child = mirror.children.first else { return hash("\(value)") }
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

  /// The hash function of Fowler, Noll and Vo.
  private func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private func mix(_ hash: UInt64, _ other: UInt64) -> UInt64 {
    let product = (hash ^ other) &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 32)
  }
}
