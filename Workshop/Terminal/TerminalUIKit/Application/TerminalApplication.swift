public import Foundation

/// Runs an app outside iOS: in the terminal until the user quits, or until its first screen has
/// settled.
@MainActor public enum TerminalApplication {
  /// Whether there is a terminal to run in; without one, the first screen is printed as text.
  public nonisolated static var isInteractive: Bool { TerminalDevice.isInteractive }

  /// What to print on standard error when the user has quit.
  public static var lastWords: String?

  /// Returns why an app that the user quits ends with a failure, such as a change that isn't saved; nil if all is well.
  public static var failure: () -> TerminalFailure? = { nil }

  /// How to start the app, if something else than this module has read the command line.
  public static var launch: TerminalLaunch?

  private static var isOutputOpen = true

  /// Prepares the process, as the system does before an app's first line: for long names of a language, for a limit on
  /// the size of files, and for an output that is closed.
  ///
  /// Call it before anything else.
  public static func prepareProcess() {
    // ICU copies the name of the locale into a buffer that is far shorter than a variable may be.
    let environment = ProcessInfo.processInfo.environment
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where environment[name, default: ""].count > 80 {
      unsetenv(name)
    }
    // A write beyond `ulimit -f` fails with words instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    // A file that is opened later would replace a closed output.
    isOutputOpen = fcntl(STDOUT_FILENO, F_GETFD) >= 0
  }

  /// Ends the app with status 74 if its output was closed when it started.
  public static func requireOutput() {
    guard isOutputOpen else {
      finish(TerminalFailure(status: 74, reason: TerminalWord.closedOutput.text))
    }
  }

  /// Starts the app as the command line says, and never returns.
  static func run(_ delegate: (some UIApplicationDelegate).Type) -> Never {
    requireOutput()
    if let launch { run(delegate, launch: launch) }
    do {
      run(delegate, launch: try TerminalLaunch(arguments: CommandLine.arguments.dropFirst()))
    } catch {
      finish(error)
    }
  }

  /// Starts the app, and never returns.
  public static func run<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, launch: TerminalLaunch
  ) -> Never {
    if launch.isPlain || !isInteractive {
      Task { await runPlain(delegate, launch) }
    } else {
      runInTerminal(delegate, launch)
    }
    RunLoop.main.run()
    leave(0)
  }

  /// Prints the first settled screen, and ends the app as if its user had left.
  static func runPlain(
    _ delegate: any UIApplicationDelegate.Type, _ launch: TerminalLaunch
  ) async -> Never {
    let size = launch.size ?? TerminalSize(columns: 80, rows: 24)
    let screen = TerminalScreen(columns: size.columns, rows: size.rows)
    screen.isInteractive = false
    screen.waitsForActivity = launch.waitsForActivity
    start(delegate, on: screen, url: launch.url)
    let shortfall = await launch.settle(screen)
    let text = screen.text
    end(screen)
    finish(printing: text, shortfall ?? failure())
  }

  /// Prints a text, and ends the app with the status of a failure, or with 0.
  ///
  /// If the text can't be printed, because standard output is closed or full, the status is 74. If the reader of a
  /// pipe, such as `head`, has seen enough, the app ends by SIGPIPE without a word, as other programs do.
  public static func finish(printing text: String, _ failure: TerminalFailure? = nil) -> Never {
    signal(SIGPIPE, SIG_DFL)
    guard writeAll("\(text)\n".utf8, to: STDOUT_FILENO) else {
      finish(TerminalFailure(status: 74, reason: TerminalWord.noOutput.text))
    }
    if let failure { finish(failure) }
    leave(0)
  }

  /// Ends the app with the status of a failure, whose reason goes to standard error.
  ///
  /// The reason may quote arguments and files, so what would control the terminal is replaced, and nobody has to read more
  /// than 10,000 characters.
  public static func finish(_ failure: TerminalFailure) -> Never {
    signal(SIGPIPE, SIG_IGN)
    say(failure)
    leave(failure.status)
  }

  /// Writes the reason of a failure to standard error.
  private static func say(_ failure: TerminalFailure) {
    let reason = failure.reason.prefix(10_000).map { character in
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
      }
      return isControl && character != "\n" ? "\u{FFFD}" : character
    }
    try? FileHandle.standardError.write(contentsOf: Data("\(String(reason))\n".utf8))
  }

  /// Ends the process without the clean-up of `exit`, which frees what other threads still use: OpenSSL
  /// ended the process with SIGSEGV while a request was being secured.
  private static func leave(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }

  private static func runInTerminal(
    _ delegate: any UIApplicationDelegate.Type, _ launch: TerminalLaunch
  ) {
    let device = TerminalDevice()
    let size = launch.size ?? device.size
    let screen = TerminalScreen(columns: size.columns, rows: size.rows)
    screen.present = device.present
    screen.theme = { [device] in device.capabilities.theme }
    screen.isMoving = !device.capabilities.reducesMotion
    UIPasteboard.general.onCopy = device.copy
    TerminalBrowser.open = { page in
      TerminalBrowser.program().map { TerminalBrowser.run($0, page) } ?? false
    }
    screen.onQuit = {
      end(screen)
      device.stop()
      let failure = failure()
      let words = [lastWords, failure?.reason].compactMap(\.self).joined(separator: "\n")
      if words.isEmpty { leave(0) }
      finish(TerminalFailure(status: failure?.status ?? 0, reason: words))
    }
    device.start(
      onEvent: { event in
        if case .resize = event, launch.size != nil { return screen.redraw() }
        screen.send(event)
      },
      onQuit: {
        end(screen)
        if let failure = failure() { say(failure) }
      })
    start(delegate, on: screen, url: launch.url)
  }

  /// Starts the app on a screen, as the system does on iOS; tests can do so as well.
  public static func start(
    _ delegate: any UIApplicationDelegate.Type, on screen: TerminalScreen, url: URL? = nil
  ) {
    let application = UIApplication.shared
    let appDelegate = delegate.init()
    application.delegate = appDelegate
    let scene = screen.windowScene
    let options = UIScene.ConnectionOptions(
      urlContexts: Set(url.map { [UIOpenURLContext(url: $0)] } ?? []))
    let configuration = appDelegate.application(
      application, configurationForConnecting: scene.session, options: options)
    let sceneClass = configuration.delegateClass as? any UISceneDelegate.Type
    scene.delegate = sceneClass?.init()
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  /// Tells the delegates that the user is leaving, so that they can save data.
  public static func end(_ screen: TerminalScreen) {
    let scene = screen.windowScene
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.delegate?.sceneDidDisconnect(scene)
  }
}
