import Redux
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

@Suite struct RecordingTests {
  private let recorder = ActionRecorder(capacity: 3)

  @Test func `actions are recorded with the parts of the state that they changed`() {
    let store = Store(initialState: AppState(), middleware: [recording(recorder)])

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.both(7))
    store.dispatch(CountAction.nothing)

    #expect(
      recorder.entries.map(\.summary) == [
        "1 CountAction.increment [counter]", "2 CountAction.both [counter, name]",
        "3 CountAction.nothing []",
      ])
  }

  @Test(arguments: 0...8)
  func `only the last actions are kept, the oldest first`(count: Int) {
    let store = Store(initialState: AppState(), middleware: [recording(recorder)])

    for value in 0..<count { store.dispatch(CountAction.log(value)) }

    #expect(
      recorder.entries.map(\.id) == Array((1...max(1, count)).suffix(3).filter { $0 <= count }))
  }

  @Test func `parts without == are compared by their own parts`() {
    let recorder = ActionRecorder()
    let store = Store(initialState: LooseState(), middleware: [recording(recorder)])

    for value in [0, 1, 1, 2, 2, 3, 4, 5] { store.dispatch(CountAction.set(value)) }

    #expect(
      recorder.entries.map(\.changes) == [
        [], ["part"], [], ["part"], [], ["part"], ["other"], ["box"],
      ])
  }

  @Test func `actions that are left out are not recorded`() {
    let middleware: Middleware<AppState> = recording(recorder) { !($0 is LoadAction<Int>) }
    let store = Store(initialState: AppState(), middleware: [middleware])

    store.dispatch(LoadAction<Int>.started)
    store.dispatch(CountAction.increment)

    #expect(recorder.entries.map(\.action) == ["CountAction.increment"])
  }

  @Test func `each stream has all new actions, until the recorder goes`() async {
    var recorder: ActionRecorder? = ActionRecorder()
    let streams = [recorder?.newEntries, recorder?.newEntries]
    var store = recorder.map { Store(initialState: AppState(), middleware: [recording($0)]) }
    store?.dispatch(CountAction.increment)
    store?.dispatch(CountAction.decrement)

    store = nil
    recorder = nil
    for case let stream? in streams {
      var actions: [String] = []
      for await entry in stream { actions.append(entry.action) }
      #expect(actions == ["CountAction.increment", "CountAction.decrement"])
    }
  }

  @Test func `several threads may use one recorder`() {
    let recorder = ActionRecorder(capacity: 400)
    let stores = (0..<4).map { _ in
      Store(initialState: AppState(), middleware: [recording(recorder)])
    }

    inThreads(4) { thread in
      for _ in 0..<100 { stores[thread].dispatch(CountAction.increment) }
    }

    #expect(recorder.entries.map(\.id) == Array(1...400))
  }
}

extension ActionRecorder.Entry {
  fileprivate var summary: String { "\(id) \(action) [\(changes.joined(separator: ", "))]" }
}
