import Redux
import Testing

/// An error without `==`.
private struct Opaque: Error {
  let reason: String
}

@Suite(.timeLimit(.minutes(30))) struct DataStateTests {
  private typealias Data = DataState<Int>

  @Test func `a load keeps the value from before`() {
    var data: DataState<Int> = .idle
    var story: [DataState<Int>] = [data]

    for event: LoadAction<Int> in [
      .started, .progress(0.25), .success(1), .started, .progress(0.5),
      .failure(Failure(reason: "offline")), .started, .success(2),
    ] {
      data.reduce(event)
      story.append(data)
    }

    #expect(
      story == [
        .idle, .loading(), .loading(progress: 0.25), .loaded(1), .loading(previous: 1),
        .loading(progress: 0.5, previous: 1), .failed(Failure(reason: "offline"), previous: 1),
        .loading(previous: 1), .loaded(2),
      ])
  }

  @Test(arguments: [
    (DataState<Int>.loading(progress: 0.5), DataState<Int>.idle),
    (.loading(previous: 1), .loaded(1)),
    (.loaded(1), .loaded(1)), (.idle, .idle),
    (.failed(Failure(reason: "offline")), .failed(Failure(reason: "offline"))),
  ])
  func `a canceled load is no failure`(before: DataState<Int>, after: DataState<Int>) {
    var data = before

    data.reduce(.failure(CancellationError()))

    #expect(data == after)
  }

  @Test(arguments: [
    (-1.0, 0.0), (0, 0), (0.5, 0.5), (1, 1), (7, 1), (.infinity, 1), (-.infinity, 0),
  ])
  func `progress stays between 0 and 1`(told: Double, shown: Double) {
    var data: DataState<Int> = .loading()

    data.reduce(.progress(told))

    #expect(data == .loading(progress: shown))
  }

  @Test func `progress that is not a number is unknown`() {
    var data: DataState<Int> = .loading(progress: 0.5)

    data.reduce(.progress(.nan))

    #expect(data == .loading())
  }

  @Test(arguments: [
    DataState<Int>.idle, .loaded(1), .failed(Failure(reason: "offline"), previous: 1),
  ])
  func `progress counts only while a load is running`(before: DataState<Int>) {
    var data = before

    data.reduce(.progress(0.5))

    #expect(data == before)
  }

  @Test func `each case has the properties that a renderer needs`() {
    let failure = Failure(reason: "offline")
    let states: [DataState<Int>] = [
      .idle, .loading(progress: 0.5, previous: 1), .loaded(2), .failed(failure, previous: 3),
    ]

    #expect(states.map(\.value) == [nil, 1, 2, 3])
    #expect(states.map(\.isLoading) == [false, true, false, false])
    #expect(states.map(\.progress) == [nil, 0.5, nil, nil])
    #expect(states.map { $0.error as? Failure } == [nil, nil, nil, failure])
  }

  @Test func `map transforms the value and keeps the case`() {
    let failure = Failure(reason: "offline")
    let states: [DataState<Int>] = [
      .idle, .loading(progress: 0.5), .loading(previous: 1), .loaded(2), .failed(failure),
      .failed(failure, previous: 3),
    ]

    let mapped = states.map { $0.map { "\($0)" } }

    #expect(
      mapped == [
        .idle, .loading(progress: 0.5), .loading(previous: "1"), .loaded("2"), .failed(failure),
        .failed(failure, previous: "3"),
      ])
  }

  @Test func `map passes on the error of its transform`() {
    #expect(throws: Failure(reason: "odd")) {
      try DataState.loaded(1).map { (_: Int) throws(Failure) -> Int in
        throw Failure(reason: "odd")
      }
    }
  }

  @Test func `failures are equal if their errors have the same description`() {
    let states: [DataState<Int>] = [
      .failed(Failure(reason: "a")), .failed(Failure(reason: "b")), .failed(Opaque(reason: "a")),
      .failed(Opaque(reason: "b")), .failed(Failure(reason: "a"), previous: 1), .idle, .loading(),
      .loading(progress: 0), .loaded(0), .loaded(1),
    ]

    for (index, state) in states.enumerated() {
      #expect(states.indices.filter { states[$0] == state } == [index])
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct LoadActionTests {
  @Test func `events are equal if their cases and values are`() {
    let events: [LoadAction<Int>] = [
      .started, .progress(0), .progress(1), .success(0), .success(1),
      .failure(Failure(reason: "a")), .failure(Failure(reason: "b")),
      .failure(Opaque(reason: "a")), .failure(Opaque(reason: "b")),
    ]

    for (index, event) in events.enumerated() {
      #expect(events.indices.filter { events[$0] == event } == [index])
    }
  }
}
