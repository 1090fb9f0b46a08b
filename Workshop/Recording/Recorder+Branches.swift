import Redux

extension Recorder {
  /// The histories that the store has left, the oldest first.
  ///
  /// The oldest ones are dropped once all of them take more bytes than the recorder keeps.
  public var branches: [RecordingBranch<State>] { left.withLock { $0 } }

  /// The number of actions that were dropped because their effect belongs to a history that was left.
  public var strayCount: Int { events.strayCount }

  /// The number of times that the store has left a history.
  package var leftCount: Int { events.leftCount }

  /// Goes on from the moment that the store shows.
  func continueFromMoment(in store: StoreControl<State>) {
    guard mode == .past, let recording, let moment = events.travel?.moment else { return }
    guard moment < recording.moments.upperBound else { return showPresent(in: store) }
    replace(with: recording.prefix(through: moment), sharing: moment, in: store)
  }

  /// Goes on at the end of a history that was left.
  func continueBranch(_ id: Int, in store: StoreControl<State>) {
    guard mode != .replay, let shared = events.sharedMoment(since: id),
      let branch = left.withLock({ left in
        left.firstIndex { $0.id == id }.map { left.remove(at: $0) }
      })
    else { return }
    replace(with: branch.recording, sharing: shared, in: store)
  }

  /// Goes on as if an action had never happened.
  func skip(_ number: Int, in store: StoreControl<State>) {
    guard mode != .replay, let recording, recording.numbers.contains(number) else { return }
    replace(with: recording.skipping(number), sharing: number - 1, in: store)
  }

  /// Goes on as if another action had happened in place of one.
  func replace(
    _ number: Int, with action: any ActionType, in store: StoreControl<State>
  ) {
    guard mode != .replay, let recording, recording.numbers.contains(number) else { return }
    replace(
      with: recording.replacing(number, with: action), sharing: number - 1, in: store)
  }

  /// Goes on at the end of a recording that was made elsewhere.
  func goOn(with recording: Recording<State>, in store: StoreControl<State>) {
    guard mode != .replay else { return }
    replace(with: recording, sharing: 0, in: store)
  }

  /// Goes on at the end of another history, and keeps the one that was recorded as a branch.
  private func replace(
    with recording: Recording<State>, sharing moment: Int, in store: StoreControl<State>
  ) {
    let dropped = held
    held = []
    present = nil
    mode = .present
    if let old = take(recording), moment < old.moments.upperBound {
      keep(
        RecordingBranch(
          id: events.leftCount, recording: old, fork: moment, droppedCount: dropped.count))
    }
    events.fork(after: moment)
    events.showPresent()
    store.show(recording.state(at: recording.moments.upperBound))
  }

  /// Keeps a branch, and drops the oldest ones if there are too many bytes.
  private func keep(_ branch: RecordingBranch<State>) {
    let dropped = left.withLock { left in
      left.append(branch)
      var (size, count) = (left.reduce(0) { $0 + $1.recording.size }, 0)
      while size > budget, count < left.count - 1 {
        size -= left[count].recording.size
        count += 1
      }
      defer { left.removeFirst(count) }
      return Array(left.prefix(count))
    }
    // Released outside the lock, because the values in it may use the recorder.
    withExtendedLifetime(dropped) {}
  }
}
