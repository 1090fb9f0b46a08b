internal import Foundation
internal import Synchronization

/// The terminal in which the app runs.
///
/// The app owns it from `start` to `stop`, and it is restored however the process ends. Ctrl-Z
/// suspends the app without an event; every other key, including Ctrl-C, is an event.
@MainActor final class TerminalDevice {
  /// Whether there is a terminal to draw on and read from.
  nonisolated static var isInteractive: Bool {
    isatty(0) == 1 && isatty(1) == 1
      && TerminalCapabilities.canDraw(environment: ProcessInfo.processInfo.environment)
  }

  private(set) var capabilities: TerminalCapabilities
  let session: TerminalSession
  let answers = TerminalAnswers()
  let isInterruptPending = Atomic(false)
  private let descriptors: TerminalDescriptors
  /// How long the first frame waits for the terminal's answers.
  private let patience: DispatchTimeInterval
  private var reader: TerminalReader?
  private var shown: TerminalCanvas?
  private(set) var onEvent: @MainActor (TerminalEvent) -> Void = { _ in }
  private(set) var onQuit: @MainActor () -> Void = {}

  init(
    _ descriptors: TerminalDescriptors = TerminalDescriptors(),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    patience: DispatchTimeInterval = .milliseconds(100)
  ) {
    self.descriptors = descriptors
    self.patience = patience
    capabilities = TerminalCapabilities(environment: environment)
    session = TerminalSession(descriptors, usesMouse: capabilities.usesMouse)
  }

  var size: TerminalSize { session.size }

  /// Takes over the terminal and reports its events.
  ///
  /// `onQuit` is called when a signal or a closed terminal is about to end the process; it has a
  /// second.
  func start(
    onEvent: @escaping @MainActor (TerminalEvent) -> Void,
    onQuit: @escaping @MainActor () -> Void = {}
  ) {
    precondition(reader == nil, "The terminal was started twice; stop it first.")
    self.onEvent = onEvent
    self.onQuit = onQuit
    TerminalSignals.install()
    session.enter()
    let reader = TerminalReader(input: descriptors.input) { [self] in handle($0) }
    self.reader = reader
    reader.start()
    askForTheme()
  }

  /// Shows a canvas by writing only what differs from the one before.
  ///
  /// A canvas larger than the terminal, which may have just shrunk, is cropped.
  func present(_ canvas: TerminalCanvas) {
    let canvas = canvas.cropped(to: size)
    let bytes = TerminalFrame.bytes(from: shown, to: canvas, capabilities: capabilities)
    shown = session.write(bytes) ? canvas : nil
  }

  /// Copies text to the terminal's clipboard, if the terminal allows it.
  func copy(_ text: String) {
    _ = session.write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}".utf8)
  }

  /// Restores the terminal for good.
  func stop() {
    guard let reader else { return }
    reader.stop()
    session.end()
    TerminalSignals.uninstall()
    self.reader = nil
    onEvent = { _ in }
  }

  /// Requests that everything is drawn again at the current size.
  func redraw() {
    shown = nil
    onEvent(.resize(size))
  }

  func adopt(_ replies: TerminalReplies) {
    let old = capabilities
    if !capabilities.isThemeKnown { capabilities.theme = replies.theme ?? capabilities.theme }
    capabilities.isSolarized = replies.isSolarized
    guard capabilities != old else { return }
    if shown != nil { redraw() }
  }

  private func askForTheme() {
    guard !capabilities.isThemeKnown || capabilities.depth == .basic else { return }
    _ = session.write(TerminalReplies.question.utf8)
    adopt(answers.wait(patience))
  }
}

/// The file descriptors of a terminal.
struct TerminalDescriptors: Hashable, Sendable {
  var input: Int32 = 0
  var output: Int32 = 1
  var errors: Int32 = 2
}
