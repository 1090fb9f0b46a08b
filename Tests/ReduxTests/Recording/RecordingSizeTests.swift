import Foundation
import Redux
import TestSupport
import Testing

@testable import ReduxRecording

private struct Photo: RecordedValue, Sendable {
  final class Pixels: Sendable {}
  let pixels = Pixels()
  var heapSize: Int { 5_000 }
}

private enum BulkyAction: ActionType {
  case text(String)
  case texts([String])
  case data(Data)
  case secret(Secret)
  case photo(Photo)
}

private struct EmptyState: StateType {
  mutating func reduce(_ action: any ActionType) {}
}

@Computing @Suite(.timeLimit(.minutes(30))) struct RecordingSizeTests {
  nonisolated private static let text = String(repeating: "x", count: 10_000)

  @Test(
    arguments: [
      BulkyAction.text(text), .data(Data(count: 10_000)), .secret(Secret(text)),
    ])
  private func `what an action holds counts, in the newest block too`(action: BulkyAction) throws {
    let recorder = Recorder<EmptyState>()
    let store = Store(initialState: EmptyState(), recorder: recorder)

    for _ in 0..<1_000 { store.dispatch(action) }

    let size = try #require(recorder.recording).size
    #expect((10_000_000...11_000_000).contains(size))
  }

  @Test func `what actions hold counts in a recording made from actions`() {
    let actions = (1...1_000).map { _ in
      (
        action: BulkyAction.text(Self.text) as any ActionType, time: Duration.zero,
        source: String?.none
      )
    }

    let size = Recording(from: EmptyState(), actions).size

    #expect((10_000_000...11_000_000).contains(size))
  }

  @Test func `the large elements of a list count, wherever they are`() {
    let texts = Array(repeating: "", count: 50) + Array(repeating: Self.text, count: 50)

    #expect((400_000...600_000).contains(heapSize(of: BulkyAction.texts(texts))))
    #expect(heapSize(of: BulkyAction.texts(["", "", "", "", Self.text])) >= 10_000)
  }

  private struct GrowingState: StateType {
    var texts: [String] = []
    mutating func reduce(_ action: any ActionType) {
      guard case BulkyAction.text(let text) = action else { return }
      // Each state has text of its own, so nothing is shared.
      texts = (0...texts.count).map { text + "\($0) of \(texts.count)" }
    }
  }

  @Test func `the budget holds while the state grows`() throws {
    let recorder = Recorder<GrowingState>(
      budget: 1_000_000, measuresDuration: false, interval: 1, clock: nil)
    let store = Store(initialState: GrowingState(), recorder: recorder)

    for _ in 1...31 { store.dispatch(BulkyAction.text(String(repeating: "x", count: 10_000))) }

    let recording = try #require(recorder.recording)
    let states = recording.states(at: recording.moments)
    #expect(states.reduce(0) { $0 + $1.texts.count * 10_000 } <= 1_000_000)
  }

  @Test(arguments: [0, 1, 2_147_483_647, 4_900_000_000, 60_000_000_000, -1])
  func `a duration in four bytes is exact to a millisecond`(nanoseconds: Int64) {
    let duration = CompactDuration(nanoseconds: nanoseconds)

    #expect(duration.nanoseconds == max(0, nanoseconds))
    #expect(MemoryLayout<CompactDuration>.size == 4)
  }

  @Test func `a type may say itself how large its values are`() {
    #expect((5_000...5_100).contains(heapSize(of: BulkyAction.photo(Photo()))))
  }

  @Test(arguments: [100, 10_000, 100_000])
  func `a recording stays within its budget`(length: Int) throws {
    let recorder = Recorder<EmptyState>(budget: 1_000_000)
    let store = Store(initialState: EmptyState(), recorder: recorder)
    let action = BulkyAction.text(String(repeating: "x", count: length))
    var largest = 0

    for _ in 0..<4_000_000 / length {
      store.dispatch(action)
      largest = max(largest, try #require(recorder.recording).size)
    }

    let recording = try #require(recorder.recording)
    #expect(largest <= 1_000_000)
    #expect(recording.numbers.count >= 400_000 / length)
  }

  @Test(arguments: [1e300, 1e30, 1e12, -1e12, 9.3e18, -.infinity, .infinity, .nan, 1e10, -1])
  func `a time that no session lasts is refused`(seconds: Double) {
    #expect(Duration(recordedSeconds: seconds) == nil)
  }

  @Test func `the times of a recording are never too large`() {
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
    let times: [Duration] = [.zero, .seconds(1.5), .seconds(Int64(9e9)), longest, .zero - longest]

    let recording = Recording(
      from: EmptyState(), times.map { (action: BulkyAction.text(""), time: $0, source: nil) })

    #expect(recording[2].time == .seconds(1.5))
    #expect(recording[3].time == .seconds(Int64(9e9)))
    #expect(recording[4].time == .nanoseconds(Int64.max))
    #expect(recording[5].time == .nanoseconds(Int64.min))
    #expect(Duration(recordedSeconds: 1.5) == .seconds(1.5))
  }
}
