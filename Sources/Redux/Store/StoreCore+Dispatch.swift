import Synchronization

extension StoreCore {
  /// Does an action now if the store is free, else leaves it to the thread at work.
  func dispatch(_ action: any ActionType) {
    let caller = currentThread()
    guard mayWork, !turn.hasWork, turn.take(by: caller) else {
      return submit(.action(action, position: 0, origin: caller))
    }
    forbidInReducer(dispatching: action)
    pass(action, to: 0, from: caller)
    finish()
  }

  /// Does work now if the store is free, else leaves it to the thread at work.
  func submit(_ work: Work) {
    let caller = currentThread()
    guard !turn.isHeld(by: caller) else { return queueUp(work) }
    turn.put(work)
    guard mayWork else { return summonMain() }
    if turn.take(by: caller) { finish() }
  }

  /// Does all that waits, and gives the turn back.
  func finish() {
    repeat {
      while let work = nextWork() { perform(work) }
      guard !queue.isClosed else { return }
      turn.leave()
    } while turn.hasWork && turn.take(by: currentThread())
  }

  @inline(__always)
  private func nextWork() -> Work? {
    if queue.isEmpty, !queue.isClosed, turn.hasWork { queue.append(turn.take()) }
    return queue.isEmpty ? nil : queue.next()
  }

  /// Leaves work for later in this turn, behind what others left.
  private func queueUp(_ work: Work) {
    if case .action(let action, _, _) = work { forbidInReducer(dispatching: action) }
    if turn.hasWork { queue.append(turn.take()) }
    queue.append(Letter.write(work))
  }

  private func perform(_ work: Work) {
    switch work {
    case .action(let action, let position, let origin): pass(action, to: position, from: origin)
    case .start(let observer): observer.start()
    case .end: end()
    }
  }

  /// Hands an action to the middleware of that position, or to the reducer behind the last.
  ///
  /// The caller has the turn.
  func pass(_ action: any ActionType, to position: Int, from origin: UInt) {
    let before = stage
    stage = Stage(position: position, origin: origin)
    if position < chain.count {
      chain[position](action)
    } else {
      tell(reduce(action), from: origin)
    }
    stage = before
  }

  /// Changes the state.
  ///
  /// - Returns: Who must hear of it.
  private func reduce(_ action: any ActionType) -> [Observer] {
    withUnsafePointer(to: action) { pointer in
      observations.withLock { observations in
        reducing.store(pointer, ordering: .relaxed)
        state.pointee.reduce(action)
        let news = observations.sweep()
        reducing.store(nil, ordering: .relaxed)
        return news
      }
    }
  }
}
