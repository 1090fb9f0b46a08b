internal import Foundation
internal import Synchronization

/// Handles input on the reader's thread.
extension TerminalDevice {
  nonisolated func handle(_ input: TerminalReader.Input) {
    switch input {
    case .events(let events): deliver(events)
    case .replies(let replies):
      answers.receive(replies)
      onMain { $0.adopt(replies) }
    case .resize: onMain { $0.redraw() }
    case .resume: resume()
    case .suspend:
      session.leave()
      TerminalSignals.obey(SIGTSTP)
      resume()
    case .quit(let signal): quit(by: signal)
    }
  }

  private nonisolated func deliver(_ events: [TerminalEvent]) {
    let suspend = TerminalEvent.key(.character("z"), .control)
    if events.contains(suspend) { kill(0, SIGTSTP) }
    // A second Ctrl-C before the main thread has handled the first means that it never will.
    let isInterrupt = events.contains(.key(.character("c"), .control))
    if isInterrupt, isInterruptPending.exchange(true, ordering: .acquiringAndReleasing) {
      quit(by: SIGINT)
    }
    onMain { device in
      device.isInterruptPending.store(false, ordering: .releasing)
      for event in events where event != suspend { device.onEvent(event) }
    }
  }

  private nonisolated func resume() {
    session.enter()
    onMain { $0.redraw() }
  }

  /// Lets the app save its data, restores the terminal, and ends the process as the signal would.
  private nonisolated func quit(by signal: Int32) {
    let isDone = DispatchSemaphore(value: 0)
    onMain { device in
      device.onQuit()
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + .seconds(1))
    session.end()
    TerminalSignals.obey(signal)
    _exit(128 + signal)
  }

  private nonisolated func onMain(_ body: @escaping @MainActor (TerminalDevice) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
  }
}
