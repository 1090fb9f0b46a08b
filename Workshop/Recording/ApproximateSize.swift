import Redux

/// Returns about how many bytes a value takes, with the strings and collections that it holds.
///
/// Only a few elements of a long collection are read, so it takes microseconds. Memory that two values share
/// counts twice. An object counts as 64 bytes, unless it is a ``RecordedValue``.
func approximateSize<Value>(of value: Value) -> Int {
  var meter = SizeMeter()
  return MemoryLayout<Value>.size + meter.heapSize(of: value)
}

/// Returns about how many bytes a value holds outside of itself, by its parts.
func sizeOfParts<Value>(of value: Value) -> Int {
  var meter = SizeMeter()
  return meter.sizeOfParts(of: value)
}

/// Returns about how many bytes an action takes besides its slot in an array.
@inline(__always)
func heapSize<Action: ActionType>(of action: Action) -> Int {
  let box = MemoryLayout<Action>.size > inlineSize ? 16 + MemoryLayout<Action>.size : 0
  guard !_isPOD(Action.self) else { return box }
  var meter = SizeMeter()
  return box + meter.heapSize(of: action)
}

/// The bytes that `any ActionType` holds without a box.
private let inlineSize = 24

private struct SizeMeter {
  private static let overhead = 32
  private static let sampleCount = 16
  /// The parts that may still be looked at, so that a deep value takes no longer than a flat one.
  private var partsLeft = 512

  /// Returns the bytes outside of the value itself.
  mutating func heapSize<Value>(of value: Value) -> Int {
    guard !_isPOD(Value.self), partsLeft > 0 else { return 0 }
    partsLeft -= 1
    if let text = value as? String {
      return text.utf8.count > 15 ? Self.overhead + text.utf8.count : 0
    }
    if let value = value as? any RecordedValue { return value.heapSize }
    return sizeOfParts(of: value)
  }

  mutating func sizeOfParts<Value>(of value: Value) -> Int {
    // Bytes in `Data` are no parts of it to a mirror.
    if let elements = value as? any Collection, let size = plainSize(of: elements) { return size }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return sampledSize(of: mirror.children)
    case .class, .foreignReference: return 64
    case .enum, .optional, .struct, .tuple, .none, _:
      return mirror.children.reduce(0) { $0 + boxedSize(of: $1.value) }
    }
  }

  /// Returns the size of elements that hold nothing outside of themselves.
  private func plainSize<Elements: Collection>(of elements: Elements) -> Int? {
    guard _isPOD(Elements.Element.self) else { return nil }
    let count = elements.count
    return count == 0 ? 0 : Self.overhead + count * MemoryLayout<Elements.Element>.stride
  }

  private mutating func sampledSize(of elements: Mirror.Children) -> Int {
    guard let first = elements.first else { return 0 }
    let count = elements.count
    let sampleCount = min(count, Self.sampleCount)
    var heap = 0
    // From the first to the last, since a list often begins with its smallest elements.
    for sample in 0..<sampleCount {
      let offset = sampleCount == count ? sample : sample * (count - 1) / (sampleCount - 1)
      heap += boxedSize(of: elements[elements.index(elements.startIndex, offsetBy: offset)].value)
    }
    return Self.overhead + count * stride(of: first.value) + heap * count / sampleCount
  }

  /// Opens what a mirror holds.
  private mutating func boxedSize(of value: Any) -> Int {
    heapSize(of: value)
  }

  private func stride(of value: Any) -> Int {
    func stride<Value>(of value: Value) -> Int { MemoryLayout<Value>.stride }
    return stride(of: value)
  }
}
