import Foundation
import Redux
import ReduxRecording
import Testing

/// A tag that is compared without regard for letter case.
private struct Tag: Equatable, RecordedValue {
  var text: String
  var fingerprinted: Any { text.lowercased() }

  static func == (left: Self, right: Self) -> Bool {
    left.text.lowercased() == right.text.lowercased()
  }
}

/// A struct that keeps its value in an object, and one that shows no parts.
private struct Boxed: Codable, Sendable {
  final class Box: Codable, Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  let box: Box
}

private struct Hidden: Encodable, CustomReflectable {
  let number: Double
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// A state whose `==` ignores one of its parts.
private struct Album: Equatable, Sendable {
  struct Page: Equatable, Sendable {
    var number = 0
    var cache = ""
    static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  }
  var title: String
  var page = Page()
  var ratings = [1.5, .nan]
}

@Suite(.timeLimit(.minutes(30))) struct FingerprintTests {
  private static let id = UUID()
  private static let composed = "caf\u{e9}"
  private static let decomposed = "cafe\u{301}"

  /// An enum whose description hides its cases.
  private enum Ending: CustomStringConvertible {
    case good, bad
    var description: String { "the end" }
  }

  @Test func `cases that describe themselves have different fingerprints`() {
    #expect(fingerprint(of: Ending.good) != fingerprint(of: Ending.bad))
    #expect(fingerprint(of: [Ending.good]) == fingerprint(of: [Ending.good]))
  }

  @Test func `an optional in an optional has a fingerprint of its own`() {
    let values: [Int??] = [nil, .some(nil), 1]

    #expect(Set(values.map { fingerprint(of: $0 as Any) }).count == 3)
  }

  @Test(
    arguments: [
      (0.0, -0.0), (Float(0), -Float(0)), (composed, decomposed), ([composed], [decomposed]),
      (Character("\u{e9}"), Character("e\u{301}")), (composed[...], decomposed[...]),
      (Data([1, 2, 3]), Data([0, 1, 2, 3]).dropFirst()),
      (Data(count: 100), Data(repeating: 0, count: 100)),
      (id, UUID(uuidString: id.uuidString)),
      (URL(string: "https://a.example/b?c"), URL(string: "https://a.example/b?c")),
      (Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 5)),
      (Tag(text: "Sea"), Tag(text: "sea")), (Boxed(box: .init(1)), Boxed(box: .init(1))),
      (Hidden(number: 0), Hidden(number: -0.0)), (["a": -0.0], ["a": 0.0]),
      (DataState.loaded(composed), DataState.loaded(decomposed)),
    ] as [(any Sendable, (any Sendable)?)])
  func `equal values have one fingerprint`(value: any Sendable, same: (any Sendable)?) throws {
    #expect(fingerprint(of: value) == fingerprint(of: try #require(same)))
  }

  @Test(
    arguments: [
      (0.0, 1.0), ("e", "\u{e9}"), (UUID(), UUID()), (Data([1, 2]), Data([2, 1])),
      (Data(count: 100), Data(count: 101)), (Int8(1), Int8(2)), (true, false),
      (URL(string: "https://a.example/b"), URL(string: "https://a.example/c")),
      (Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 6)),
      (Tag(text: "Sea"), Tag(text: "Lake")), (Boxed(box: .init(1)), Boxed(box: .init(2))),
      (Hidden(number: 1), Hidden(number: 2)), (1..<3, 1..<4),
      (Decimal(string: "1.5"), Decimal(string: "1.6")),
    ] as [((any Sendable)?, (any Sendable)?)])
  func `different values have different ones`(
    value: (any Sendable)?, other: (any Sendable)?
  ) throws {
    #expect(
      fingerprint(of: try #require(value)) != fingerprint(of: try #require(other)))
  }

  @Test func `a state that follows another one has the fingerprint that it has alone`() {
    let states = [
      Album(title: "Sea"), Album(title: "Sea"), Album(title: "Lake"),
      Album(title: "Lake", page: .init(number: 0, cache: "a picture")),
      Album(title: "Lake", page: .init(number: 1), ratings: []), Album(title: "Sea"),
    ]
    var series = Fingerprint()

    #expect(states.map { series.next($0) } == states.map { fingerprint(of: $0) })
    #expect(series.next(5) == fingerprint(of: 5))
    #expect(series.next([0.5]) == fingerprint(of: [0.5]))
  }
}
