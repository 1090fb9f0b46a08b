#if os(Linux) && compiler(>=6.3)
  /// Random numbers that a seed and a name decide, such as those for the server's faults.
  ///
  /// Streams with different names are independent, so what one of them decides doesn't move the others.
  public struct RandomStream: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates the stream of a seed that has a name.
    public init(seed: UInt64, _ name: String) {
      // FNV-1a, because a `Hasher` differs between processes.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // Mixed twice: otherwise the streams of neighboring seeds would be shifts of each other.
      state = Self.mix(Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15) ^ hash)
    }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      return Self.mix(state)
    }

    /// Returns a number from a range.
    public mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &self)
    }

    /// Returns true in so many of a hundred cases.
    public mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    /// Returns one of some elements, of which there must be one.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[number(0...elements.count - 1)]
    }

    private static func mix(_ number: UInt64) -> UInt64 {
      var bits = number
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
#endif
