public import Redux

/// A value that tells recordings what its stored properties don't.
///
/// Most types need not conform. A fingerprint is made from all stored properties, or from what is
/// encoded where those are hidden, and a size from what strings and collections hold. Conform a type
/// whose `==` ignores a stored property, such as a cache: a replay that is right would be refused.
/// And conform one that holds many bytes in an object: the recorder would keep more than its budget.
///
/// ```swift
/// extension Photo: RecordedValue {
///   var fingerprinted: Any { id }
///   var heapSize: Int { pixels.count }
/// }
/// ```
public protocol RecordedValue {
  /// The part that counts in a ``fingerprint(of:)``: equal for equal values, and by default the whole value.
  var fingerprinted: Any { get }

  /// About how many bytes it holds outside of its stored properties.
  var heapSize: Int { get }
}

extension RecordedValue {
  /// The value with all its stored properties.
  public var fingerprinted: Any { self }

  /// The contents of its strings and collections.
  public var heapSize: Int { sizeOfParts(of: self) }
}

extension Secret: RecordedValue {
  /// The same for all secrets.
  public var fingerprinted: Any { description }

  /// The text's contents.
  public var heapSize: Int { approximateSize(of: value) - MemoryLayout<String>.size }
}
