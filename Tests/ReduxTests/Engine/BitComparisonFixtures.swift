import Redux

/// A state with one value between two others.
struct Holder<Value: Equatable & Sendable>: StateType {
  var before: UInt8 = 1
  var value: Value
  var after: UInt8 = 2

  var computed: Value { value }

  init(value: Value) { self.value = value }

  mutating func reduce(_ action: any ActionType) {
    (action as? Change<Value>)?.apply(to: &value)
    before &+= 1
    after &+= 3
  }
}

/// A change of a value.
enum Change<Value: Sendable>: ActionType {
  case set(Value)
  case edit(@Sendable (inout Value) -> Void)

  static func random(
    _ samples: [Value], _ edit: @escaping @Sendable (inout Value) -> Void,
    using random: inout SplitMix64
  ) -> Self {
    Bool.random(using: &random)
      ? .edit(edit) : .set(samples[Int.random(in: samples.indices, using: &random)])
  }

  func apply(to value: inout Value) {
    switch self {
    case .set(let newValue): value = newValue
    case .edit(let edit): edit(&value)
    }
  }
}

enum Shape: Equatable {
  case none, dot
  case line(UInt8, Int)
  case text(String, UInt8)
  indirect case group([Shape])
}

indirect enum Tree: Equatable, Sendable {
  case leaf(Int)
  case node(Tree, Tree)

  var left: Tree {
    switch self {
    case .leaf: self
    case .node(let left, _): left
    }
  }
}

struct Padded: Equatable {
  var small: UInt8
  var large: Int64
  var tail: UInt8

  /// Writes the same fields between other bytes.
  mutating func refill(with byte: UInt8) {
    let fields = self
    withUnsafeMutableBytes(of: &self) { bytes in
      for index in bytes.indices { bytes[index] = byte }
    }
    small = fields.small
    large = fields.large
    tail = fields.tail
  }
}

struct Outer: Equatable {
  var inner: Padded
  var behind: UInt8
}

struct Nothing: Equatable {}

struct Large: Equatable {
  var first = 0
  var text = ("a", "b", "c", "d", "e", "f", "g", "h")
  var numbers = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)
  var last = 0

  static func == (left: Self, right: Self) -> Bool {
    (left.first, left.last) == (right.first, right.last)
  }
}

protocol Growing: Sendable {
  var size: Int { get }
  mutating func grow()
}

struct Dot: Growing {
  var x: Int
  var size: Int { x }
  mutating func grow() { x &+= 1 }
}

/// Too large to lie inside an existential.
struct Wide: Growing {
  var (a, b, c, d, e) = (0, 0, 0, 0, 0)
  var size: Int { -b }
  mutating func grow() { b &+= 1 }

  init(b: Int) { self.b = b }
}

struct Drawing: Equatable {
  var shape: any Growing

  init(_ shape: any Growing) { self.shape = shape }

  static func == (left: Self, right: Self) -> Bool { left.shape.size == right.shape.size }
}

/// A value in storage that is copied when it is shared.
struct Counted: Equatable {
  private var storage: Reference

  init(_ count: Int) { storage = Reference(count) }

  var count: Int {
    get { storage.number }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Reference(storage.number) }
      storage.set(newValue)
    }
  }
}

final class Reference: Equatable, Sendable {
  private let value: Guarded<Int>

  init(_ number: Int) { value = Guarded(number) }

  var number: Int { value.withLock { $0 } }

  func set(_ number: Int) { value.withLock { $0 = number } }

  static func == (left: Reference, right: Reference) -> Bool { left.number == right.number }
}

struct Identity: Equatable {
  let object: Reference

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}
