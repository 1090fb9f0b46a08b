import Foundation
import Redux
import ReduxRecording
import Testing

private final class Box: Sendable {}

/// Parts without `==`.
private struct LooseState: StateType {
  struct Part {
    var closure: @Sendable () -> Void = {}
    var step = Step.off
    var numbers = [1, 2]
  }

  enum Step { case off, on, at(Part2) }
  struct Part2 { var value = 0 }

  var part = Part()
  var other = Part()
  var box = Box()
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CountAction.set(1): part.step = .on
    case CountAction.set(2): part.step = .at(Part2(value: 1))
    case CountAction.set(3): part.step = .at(Part2(value: 2))
    case CountAction.set(4): other.numbers.append(3)
    case CountAction.set(5): box = Box()
    default: break
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct ChangesTests {
  @Test func `the names of the properties that changed are in the order of declaration`() {
    #expect(
      changedProperties(from: AppState(), to: AppState(counter: 7, name: "7"))
        == ["counter", "name"])
    #expect(changedProperties(from: AppState(), to: AppState()) == [])
  }

  @Test func `parts without == are compared by their own parts`() throws {
    let recorder = Recorder<LooseState>()
    let store = Store(initialState: LooseState(), recorder: recorder)

    for value in [0, 1, 1, 2, 2, 3, 4, 5] { store.dispatch(CountAction.set(value)) }

    let recording = try #require(recorder.recording)
    let changes = recording.numbers.map {
      changedProperties(from: recording.state(at: $0 - 1), to: recording.state(at: $0))
    }
    #expect(changes == [[], ["part"], [], ["part"], [], ["part"], ["other"], ["box"]])
  }

  @Test func `a difference shows the old and the new line`() {
    let difference = describeDifference(from: AppState(counter: 1), to: AppState(counter: 2))

    #expect(difference?.contains("-   counter: 1") == true)
    #expect(difference?.contains("+   counter: 2") == true)
    #expect(describeDifference(from: AppState(), to: AppState()) == nil)
  }

  @Test func `a fingerprint is the same in every process and ignores the order of a dictionary`() {
    let numbers = Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0)", $0) })
    var others: [String: Int] = [:]
    others.reserveCapacity(1000)
    for number in (0..<50).reversed() { others["\(number)"] = number }

    #expect(fingerprint(of: numbers) == fingerprint(of: others))
    #expect(fingerprint(of: AppState()) == 0x0d6b_976e_63a5_01ea)
    #expect(fingerprint(of: AppState()) != fingerprint(of: AppState(counter: 1)))
  }
}

@Suite(.timeLimit(.minutes(30))) struct SecretTests {
  private let secret = Secret("hunter2")

  @Test func `a secret is never written out`() throws {
    let written = [
      "\(secret)", String(reflecting: secret), describeInFull(secret), describeInFull([secret]),
      String(decoding: try JSONEncoder().encode([secret]), as: UTF8.self),
    ]

    for text in written { #expect(!text.contains("hunter2")) }
    #expect(fingerprint(of: secret) == fingerprint(of: Secret("other")))
  }

  @Test func `secrets are compared by their values`() {
    #expect(secret == Secret("hunter2"))
    #expect(secret != Secret("other"))
  }

  @Test(arguments: [("hunter2", false), ("", true)])
  func `a decoded secret only says whether there was a value`(text: String, isEmpty: Bool) throws {
    let data = try JSONEncoder().encode([Secret(text)])

    let decoded = try JSONDecoder().decode([Secret].self, from: data)

    #expect(decoded.map(\.value.isEmpty) == [isEmpty])
    #expect(decoded != [secret])
  }
}
