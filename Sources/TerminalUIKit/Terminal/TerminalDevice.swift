internal import Foundation
internal import Synchronization

/// The terminal that the app runs in.
///
/// From `start` to `stop` it is ours; whatever ends the process meanwhile, it is given back as it was.
/// Ctrl-Z suspends by itself; every other key, Ctrl-C included, is an event.
@MainActor final class TerminalDevice {
  /// Whether there is a terminal to draw on and to read from.
  static var isInteractive: Bool {
    isatty(0) == 1 && isatty(1) == 1
      && TerminalCapabilities.canDraw(environment: ProcessInfo.processInfo.environment)
  }

  private(set) var capabilities: TerminalCapabilities
  let session: TerminalSession
  let answers = TerminalAnswers()
  let isInterruptPending = Atomic(false)
  private let descriptors: TerminalDescriptors
  private var reader: TerminalReader?
  private var shown: TerminalCanvas?
  private(set) var onEvent: @MainActor (TerminalEvent) -> Void = { _ in }
  private(set) var onQuit: @MainActor () -> Void = {}

  init(
    _ descriptors: TerminalDescriptors = TerminalDescriptors(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.descriptors = descriptors
    capabilities = TerminalCapabilities(environment: environment)
    session = TerminalSession(descriptors, usesMouse: capabilities.usesMouse)
  }

  var size: TerminalSize { session.size }

  /// Takes the terminal and reports what happens there.
  ///
  /// `onQuit` runs when a signal or a closed terminal is about to end the process; it has one second.
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

  /// Shows a canvas, by writing what differs from the one before.
  ///
  /// A canvas that is larger than the terminal, which may have shrunk just now, is cut.
  func present(_ canvas: TerminalCanvas) {
    let canvas = canvas.cropped(to: size)
    let bytes = TerminalFrame.bytes(from: shown, to: canvas, capabilities: capabilities)
    shown = session.write(bytes) ? canvas : nil
  }

  /// Puts text on the clipboard of the terminal, if that allows it.
  func copy(_ text: String) {
    _ = session.write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}".utf8)
  }

  /// Gives the terminal back for good.
  func stop() {
    guard let reader else { return }
    reader.stop()
    session.end()
    TerminalSignals.uninstall()
    self.reader = nil
    onEvent = { _ in }
  }

  /// Has everything drawn again, at the size of now.
  func redraw() {
    shown = nil
    onEvent(.resize(size))
  }

  func adopt(_ replies: TerminalReplies) {
    guard let theme = replies.theme, theme != capabilities.theme else { return }
    capabilities.theme = theme
    if shown != nil { redraw() }
  }

  private func askForTheme() {
    guard !capabilities.isThemeKnown else { return }
    _ = session.write(TerminalReplies.question.utf8)
    adopt(answers.wait())
  }
}
