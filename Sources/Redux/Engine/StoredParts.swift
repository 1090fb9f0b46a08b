/// The parts of the state that are stored properties, by their position in its memory.
///
/// A sweep compares the state with a copy of its bytes after the last action, one block at a time, and
/// looks at the parts in a block only if that differs.
///
// NB: why equal bytes mean equal values. A part holds its last value, so what that value refers to
// is alive and shared: copy-on-write storage and the boxes of indirect enums and existentials are
// neither changed in place nor reused, and equal references refer to equal contents. Values with
// different bytes may still be equal (padding, spare bits, −0), which `==` then finds. Two exceptions
// are by design: a NaN with the same bytes counts as unchanged, and so does a reference or a pointer whose object or
// memory was changed in place.
struct StoredParts {
  /// Some bytes of the state, with the parts that have bytes there.
  private struct Block {
    static let size = 512
    var parts: [ObservedPart] = []
    /// The bytes of these parts, as far as they are in the block.
    var bytes = 0..<0
  }

  private var blocks: [Block] = []
  /// The number of the last sweep.
  private var lastSweep: UInt64 = 0
  private let state: UnsafeRawPointer
  private let shadow: UnsafeMutableRawPointer
  private let size: Int

  /// Creates parts of the state at an address, which must stay there.
  init(of state: UnsafeRawPointer, size: Int) {
    self.state = state
    self.size = size
    shadow = .allocate(byteCount: max(size, 1), alignment: 16)
  }

  /// Frees the memory; nothing may be called after it.
  func deallocate() { shadow.deallocate() }

  /// Passes every part whose value has changed since the last sweep to a closure.
  @inline(__always)
  mutating func sweep(_ changed: (ObservedPart) -> Void) {
    lastSweep &+= 1
    for index in blocks.indices where differs(blocks[index].bytes) { visit(index, changed) }
  }

  private func visit(_ block: Int, _ changed: (ObservedPart) -> Void) {
    let parts = blocks[block].parts
    for index in parts.indices {
      parts.withUnretained(at: index) { part in
        // A part in two blocks is updated once. A NaN in it would differ from itself the second time.
        guard part.lastSweep != lastSweep, let bytes = part.bytes, differs(bytes) else { return }
        part.lastSweep = lastSweep
        if part.update(from: state) { changed(part) }
      }
    }
    remember(blocks[block].bytes)
  }

  @inline(__always)
  private func differs(_ bytes: Range<Int>) -> Bool {
    !bytes.isEmpty
      && bytesDiffer(state + bytes.lowerBound, shadow + bytes.lowerBound, count: bytes.count)
  }

  private func remember(_ bytes: Range<Int>) {
    (shadow + bytes.lowerBound).copyMemory(from: state + bytes.lowerBound, byteCount: bytes.count)
  }

  /// Returns the part with a position and a type.
  func part<Value>(at bytes: Range<Int>) -> ValuePart<Value>? {
    guard !blocks.isEmpty else { return nil }
    for part in blocks[bytes.lowerBound / Block.size].parts where part.bytes == bytes {
      if let part = part as? ValuePart<Value> { return part }
    }
    return nil
  }

  mutating func insert(_ part: ObservedPart, at bytes: Range<Int>) {
    if blocks.isEmpty {
      blocks = Array(repeating: Block(), count: size / Block.size + 1)
      remember(0..<size)
    }
    for block in blocks(of: bytes) { blocks[block].parts.append(part) }
    remember(bytes)
    fit(bytes)
  }

  mutating func remove(_ part: ObservedPart, at bytes: Range<Int>) {
    for block in blocks(of: bytes) { blocks[block].parts.removeAll { $0 === part } }
    fit(bytes)
  }

  private func blocks(of bytes: Range<Int>) -> ClosedRange<Int> {
    bytes.lowerBound / Block.size...max(bytes.lowerBound, bytes.upperBound - 1) / Block.size
  }

  /// Finds out again which bytes to compare, where a part has come or gone.
  private mutating func fit(_ changed: Range<Int>) {
    for block in blocks(of: changed) {
      let all = block * Block.size..<(block + 1) * Block.size
      let parts = blocks[block].parts.compactMap { $0.bytes?.clamped(to: all) }
        .filter { !$0.isEmpty }
      let start = parts.map(\.lowerBound).min() ?? 0
      blocks[block].bytes = start..<(parts.map(\.upperBound).max() ?? start)
    }
  }
}
