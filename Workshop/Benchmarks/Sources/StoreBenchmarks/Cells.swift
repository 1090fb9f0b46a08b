/// Numbers that are stored side by side in a state.
protocol CellBlock: Sendable {
  init()
  static var paths: [WritableKeyPath<Self, Int>] { get }
  mutating func update(_ change: (inout Int) -> Void)
  mutating func touchOne()
}

extension CellBlock {
  /// The paths through blocks to their numbers.
  static func through<Block: CellBlock>(
    _ blocks: [WritableKeyPath<Self, Block>]
  ) -> [WritableKeyPath<Self, Int>] {
    blocks.flatMap { block in Block.paths.map { block.appending(path: $0) } }
  }
}

extension Int: CellBlock {
  static var paths: [WritableKeyPath<Int, Int>] { [\.self] }
  mutating func update(_ change: (inout Int) -> Void) { change(&self) }
  mutating func touchOne() { self += 1 }
}

/// Two blocks; seven of it make fourteen cells.
struct Two<Block: CellBlock>: CellBlock {
  var (a, b) = (Block(), Block())

  static var paths: [WritableKeyPath<Self, Int>] {
    through([\.a, \.b])
  }

  mutating func update(_ change: (inout Int) -> Void) {
    a.update(change)
    b.update(change)
  }

  mutating func touchOne() { b.touchOne() }
}

/// Seven blocks.
struct Seven<Block: CellBlock>: CellBlock {
  var (a, b, c, d, e, f, g) = (
    Block(), Block(), Block(), Block(), Block(), Block(), Block()
  )

  static var paths: [WritableKeyPath<Self, Int>] {
    through([\.a, \.b, \.c, \.d, \.e, \.f, \.g])
  }

  mutating func update(_ change: (inout Int) -> Void) {
    a.update(change)
    b.update(change)
    c.update(change)
    d.update(change)
    e.update(change)
    f.update(change)
    g.update(change)
  }

  mutating func touchOne() { c.touchOne() }
}

/// Ten blocks; nested, they make a thousand cells.
struct Ten<Block: CellBlock>: CellBlock {
  var (a, b, c, d, e) = (Block(), Block(), Block(), Block(), Block())
  var (f, g, h, i, j) = (Block(), Block(), Block(), Block(), Block())

  static var paths: [WritableKeyPath<Self, Int>] {
    through([\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j])
  }

  mutating func update(_ change: (inout Int) -> Void) {
    a.update(change)
    b.update(change)
    c.update(change)
    d.update(change)
    e.update(change)
    f.update(change)
    g.update(change)
    h.update(change)
    i.update(change)
    j.update(change)
  }

  mutating func touchOne() { e.touchOne() }
}
