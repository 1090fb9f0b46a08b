import AppShell
import Redux
import ReduxRecording

/// Shows the moments of a recorded session at their own pace.
@MainActor final class ReplayPlayer<State: StateType> {
  private let store: Store<State>
  private let recorder: Recorder<State>
  private let clock: any Clock<Duration>
  private var playing: Task<Void, Never>?

  init(store: Store<State>, recorder: Recorder<State>, clock: any Clock<Duration>) {
    self.store = store
    self.recorder = recorder
    self.clock = clock
  }

  deinit { playing?.cancel() }

  var isPlaying: Bool { playing != nil }

  /// Plays from where it stands, or stops.
  func toggle() { if isPlaying { pause() } else { play() } }

  /// Stops where it stands.
  func pause() {
    playing?.cancel()
    playing = nil
  }

  /// Plays from where it stands, or from the start if it has come to the end.
  func play() {
    guard let recording = recorder.recording, let moment = recorder.travel?.moment else { return }
    let numbers =
      moment < recording.moments.upperBound ? moment + 1 : recording.numbers.lowerBound
    if numbers <= moment { store.travel(to: recording.moments.lowerBound) }
    playing = Task { [weak self, clock] in
      var time = numbers > 1 ? recording[numbers - 1].time : .zero
      for number in recording.numbers where number >= numbers {
        let pause = recording[number].time - time
        time = recording[number].time
        if pause > .zero { try? await clock.sleep(for: pause) }
        guard !Task.isCancelled else { return }
        if number == recording.moments.upperBound { self?.playing = nil }
        self?.store.travel(to: number)
      }
    }
  }
}
