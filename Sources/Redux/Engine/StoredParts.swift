/// The channels of stored properties, by their position in the memory of the state.
///
/// A sweep compares the state with a copy of its bytes after the last action, one region at a time. It
/// looks at the blocks of a region only if they differ, and at the channels of a block only if that does.
///
// NB: why equal bytes mean equal values. A channel holds its last value, so what that value refers to
// is alive and shared: copy-on-write storage and the boxes of indirect enums and existentials are
// neither changed in place nor reused, and equal references refer to equal contents. Values with
// different bytes may still be equal (padding, spare bits, −0), which `==` then finds. Two exceptions
// are by design: a NaN counts as unchanged, and so does a class instance that was changed inside.
struct StoredParts {
  /// Sixty-four bytes of the state, with the channels whose values begin there.
  struct Block {
    static let size = 64
    var channels: [Channel] = []
    /// The bytes of these values, which may end behind the block.
    var bytes = 0..<0
  }

  var blocks: [Block] = []
  /// The bytes of each region's values, from the first to the last that is observed.
  var regions: [Range<Int>] = []
  /// The channels whose values end in another region than that in which they begin.
  var wide: [Channel] = []
  let state: UnsafeRawPointer
  let shadow: UnsafeMutableRawPointer
  let size: Int

  /// Passes every channel whose value has changed since the last sweep to a closure.
  // NB: a region remembers only its own bytes, so a wide value that differs in the next region still
  // does so when that one is compared.
  @inline(__always)
  func sweep(_ changed: (Channel) -> Void) {
    for index in regions.indices where differs(regions[index]) { visit(index, changed) }
  }

  private func visit(_ region: Int, _ changed: (Channel) -> Void) {
    for index in blocks(of: region) where differs(blocks[index].bytes) {
      let channels = blocks[index].channels
      for index in channels.indices {
        channels.withUnretained(at: index) { channel in
          if let bytes = channel.bytes, differs(bytes), channel.update(from: state) {
            changed(channel)
          }
        }
      }
    }
    remember(regions[region].clamped(to: bytes(of: region)))
  }

  @inline(__always)
  private func differs(_ bytes: Range<Int>) -> Bool {
    !bytes.isEmpty
      && bytesDiffer(state + bytes.lowerBound, shadow + bytes.lowerBound, count: bytes.count)
  }

  func remember(_ bytes: Range<Int>) {
    (shadow + bytes.lowerBound).copyMemory(from: state + bytes.lowerBound, byteCount: bytes.count)
  }
}
