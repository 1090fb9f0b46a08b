import Foundation
import Redux
import Testing

/// Every kind of value is observed while it changes between samples at random and is edited in place.
@Suite(.timeLimit(.minutes(30))) struct BitComparisonTests {
  /// Observes a stored value, and the same computed, while actions change it.
  private func check<Value: Equatable & Sendable>(
    _ samples: [Value], edit: @escaping @Sendable (inout Value) -> Void = { _ in }, seed: UInt64 = 1
  ) {
    var random = SplitMix64(seed: seed)
    let store = Store(initialState: Holder(value: samples[0]))
    let (stored, computed) = (Received<Value>(), Received<Value>())
    store.observe(\.value).subscribe { stored.record($0) }
    store.observe(\.computed).subscribe { computed.record($0) }
    var expected = [samples[0]]

    for _ in 0..<300 {
      let change = Change<Value>.random(samples, edit, using: &random)
      store.dispatch(change)
      var value = expected[expected.count - 1]
      change.apply(to: &value)
      if value != expected[expected.count - 1] { expected.append(value) }
    }

    #expect(stored.values == expected, "seed \(seed)")
    #expect(computed.values == expected, "seed \(seed)")
  }

  @Test func `numbers of every size`() {
    check([false, true]) { $0.toggle() }
    check([UInt8.min, 1, .max]) { $0 &+= 1 }
    check([Int16.min, 0, .max]) { $0 &+= 1 }
    check([Int32.min, 0, .max]) { $0 &+= 1 }
    check([Int.min, 0, .max]) { $0 &+= 1 }
    check([UInt128.min, 1, .max]) { $0 &+= 1 }
    check([0.0, -0.0, 1, .infinity, -.infinity, .leastNonzeroMagnitude]) { $0 = -$0 }
    check([Float(0), -0, 1]) { $0 = -$0 }
    check([SIMD3<Float>(0, 0, 0), SIMD3(0, -0, 0), SIMD3(1, 2, 3)]) { $0.x += 1 }
    check([Decimal(0), Decimal(1), Decimal(string: "1.0") ?? 1]) { $0 += 1 }
  }

  #if arch(x86_64) && !os(Windows)
    @Test func `numbers with unused bytes`() { check([Float80(0), 1, -1]) { $0 += 1 } }
  #endif

  @Test func `strings small and large`() {
    let large = String(repeating: "large", count: 10)
    check(["", "a", "fifteen bytes!!", large, large + "!", "é", "e\u{301}"]) { $0 += "x" }
    check([Substring(""), large.dropFirst(3), large.dropLast()]) { $0 += "x" }
    check([Character("a"), "é", "e\u{301}", "👩‍👩‍👧‍👧"])
  }

  @Test func `collections changed in place`() {
    check([[], [1], [1, 2]]) { $0.append(3) }
    check([[[1]], [[1], [2]]]) { $0[0].append(1) }
    check([["a": [1]], [:]]) { $0["a", default: []].append(1) }
    check([Set<Int>(), [1, 2]]) { $0.insert($0.count) }
    check([[1, 2, 3][...], [1, 2, 3][1...], []]) { $0.append(4) }
    check([ContiguousArray([1]), []]) { $0.append(2) }
    check([Data(), Data([1]), Data(repeating: 7, count: 100)]) { $0.append(1) }
    check([[1, 2], [1]]) { $0.swapAt(0, $0.count - 1) }
  }

  @Test func `arrays rewritten element by element without growing`() {
    check([Array(0..<100), Array(1..<101)]) { $0[50] &+= 1 }
  }

  @Test func `optionals, nested and not`() {
    check([nil, 0, 1] as [Int?]) { $0 = $0.map { $0 &+ 1 } }
    check([nil, .some(nil), .some(.some(true)), .some(.some(false))] as [Bool??])
    check([nil, "", "a"] as [String?]) { $0?.append("x") }
    check([nil, [], [1]] as [[Int]?]) { $0?.append(1) }
  }

  @Test func `enums with payloads, and indirect ones`() {
    check([Shape.none, .dot, .line(1, 2), .line(1, 3), .text("a", 1), .group([.dot])]) {
      if case .group(let shapes) = $0 { $0 = .group(shapes + [.dot]) }
    }
    check([Tree.leaf(1), .leaf(2), .node(.leaf(1), .leaf(2))]) { $0 = .node($0.left, .leaf(3)) }
    check([DataState<[Int]>.idle, .loading(progress: 0.5), .loaded([1]), .loaded([])]) {
      $0.reduce(.started)
    }
  }

  @Test func `structs with padding inside and behind`() {
    check([Padded(small: 0, large: 0, tail: 0), Padded(small: 1, large: 1, tail: 1)]) {
      $0.tail &+= 1
    }
    check([Outer(inner: Padded(small: 0, large: 0, tail: 0), behind: 1)]) { $0.behind &+= 1 }
  }

  @Test func `structs without a byte, and large ones`() {
    check([Nothing(), Nothing()])
    check([Large(), Large(last: 1)]) { $0.first &+= 1 }
  }

  @Test func `existentials, in place and boxed`() {
    check([Drawing(Dot(x: 1)), Drawing(Dot(x: 2)), Drawing(Wide(b: 1)), Drawing(Wide(b: 2))]) {
      $0.shape.grow()
    }
  }

  @Test func `custom copy-on-write types`() {
    check([Counted(0), Counted(1)]) { $0.count += 1 }
  }

  @Test func `class references, by identity and by value`() {
    let (first, second) = (Reference(1), Reference(1))
    check([first, second, Reference(2)])
    check([Identity(object: first), Identity(object: second)])
  }

  @Test func `ranges, results, dates, addresses and functions of types`() {
    check([0..<1, 0..<2]) { $0 = $0.lowerBound..<$0.upperBound + 1 }
    check([Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)]) { $0 += 1 }
    check([URL(filePath: "/a"), URL(filePath: "/b")])
    check([UUID(), UUID()])
    check([Duration.zero, .seconds(1)]) { $0 += .seconds(1) }
    check([Result<Int, Failure>.success(1), .failure(Failure(reason: "a")), .success(2)])
  }

  @Test func `a NaN that stays counts as unchanged, stored or computed`() {
    let store = Store(initialState: Holder(value: 0.0))
    let (stored, computed) = (Received<String>(), Received<String>())
    store.observe(\.value).subscribe { stored.record("\($0)") }
    store.observe(\.computed).subscribe { computed.record("\($0)") }

    for value in [.nan, .nan, 1, .nan] { store.dispatch(Change.set(value)) }

    #expect(stored.values == ["0.0", "nan", "1.0", "nan"])
    #expect(computed.values == ["0.0", "nan", "1.0", "nan"])
  }

  @Test func `minus zero equals zero`() {
    let store = Store(initialState: Holder(value: 0.0))
    let received = Received<FloatingPointSign>()
    store.observe(\.value).subscribe { received.record($0.sign) }

    store.dispatch(Change.set(-0.0))
    store.dispatch(Change.set(0.0))
    store.dispatch(Change.set(-1.0))

    #expect(received.values == [.plus, .minus])
  }

  @Test func `an object that was changed inside counts as unchanged`() {
    let object = Reference(1)
    let store = Store(initialState: Holder(value: object))
    let received = Received<Int>()
    store.observe(\.value).subscribe { received.record($0.number) }

    object.set(2)
    store.dispatch(Change.set(object))

    #expect(received.values == [1])
  }

  @Test func `different bytes of padding make no difference`() {
    let store = Store(initialState: Holder(value: Padded(small: 1, large: 2, tail: 3)))
    let received = Received<Padded>()
    store.observe(\.value).subscribe { received.record($0) }

    for byte: UInt8 in [0x00, 0xFF, 0xAA] {
      store.dispatch(Change<Padded>.edit { $0.refill(with: byte) })
    }

    #expect(received.values == [Padded(small: 1, large: 2, tail: 3)])
  }
}
