import CoordinatorLinks
import Foundation
import TestSupport
import Testing

/// Links that are almost right: none crashes the table, and it accepts none that it does not declare.
///
/// `LINK_FUZZ_INPUTS` sets the number of links.
@Computing @Suite(.timeLimit(.minutes(30))) struct LinkFuzzTests {
  let oracle: LinkOracle

  init() throws {
    oracle = LinkOracle(try testLinks())
  }

  @Test func `an accepted link leads to a place of the app, and prints the same again`() {
    let inputs = ProcessInfo.processInfo.environment["LINK_FUZZ_INPUTS"].flatMap(UInt64.init)
    for seed in 0..<(inputs ?? 5_000) {
      var random = SplitMix64(seed: seed)
      let link = random.link()
      let source = LinkSource.allCases[Int.random(in: 0..<5, using: &random)]
      if let fault = oracle.fault(in: link, from: source) {
        Issue.record("Seed \(seed): \(link) from \(source): \(fault)")
      }
    }
  }
}

extension SplitMix64 {
  private static let seeds = [
    "app://explore?search=a&sort=name", "https://ok.example/sights/7/visit", "app://saved/12",
    "app://saved/clear", "https://www.ok.example/sights/1/reviews/new", "app://many?id=1&id=2",
    "app://web?next=https%3A%2F%2Fok.example%2Fa%3Fb%3Dc", "app://pages/a%2Fb", "app://",
    "https://ok.example/account/register", "app://sorted/year",
  ]
  private static let tokens = [
    "..", "%2e", "%2F", "%00", "%ff", "%25", "@", ":", ":443", "/", "//", "?", "&", "=", "#",
    "\\", "evil.example", "ok.example", "app", "https", "1", "-1", "٣", "é", "\u{202E}",
    "\u{212A}", "%E2%80%AE", " ", "\u{0}", ".", "sights", "clear", "id=1", "999999", "+",
  ]

  /// Returns one of the seeds with up to four random changes.
  mutating func link() -> String {
    var link = Array(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &self)].unicodeScalars)
    for _ in 0..<Int.random(in: 0...4, using: &self) { mangle(&link) }
    return String(String.UnicodeScalarView(link))
  }

  private mutating func mangle(_ link: inout [Unicode.Scalar]) {
    let start = Int.random(in: 0...link.count, using: &self)
    let end = Swift.min(link.count, start + Int.random(in: 0...3, using: &self))
    let token = Array(
      Self.tokens[Int.random(in: 0..<Self.tokens.count, using: &self)].unicodeScalars)
    switch Int.random(in: 0..<4, using: &self) {
    case 0: link.removeSubrange(start..<end)
    case 1: link.insert(contentsOf: link[start..<end], at: start)
    default: link.replaceSubrange(start..<end, with: token)
    }
  }
}
