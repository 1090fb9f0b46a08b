public import Foundation

/// Runs an app outside iOS: in the terminal until the user quits, or until its first screen has
/// settled.
@MainActor public enum TerminalApplication {
  /// Starts the app, and never returns.
  public static func run<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, launch: TerminalLaunch
  ) -> Never {
    if launch.isPlain || !TerminalDevice.isInteractive {
      runPlain(delegate, launch)
    } else {
      runInTerminal(delegate, launch)
    }
    RunLoop.main.run()
    exit(0)
  }

  private static func runPlain(
    _ delegate: any UIApplicationDelegate.Type, _ launch: TerminalLaunch
  ) {
    let size = launch.size ?? TerminalSize(columns: 80, rows: 24)
    let screen = TerminalScreen(columns: size.columns, rows: size.rows)
    screen.isInteractive = false
    start(delegate, on: screen, url: launch.url)
    Task {
      await screen.settled()
      FileHandle.standardOutput.write(Data("\(screen.text)\n".utf8))
      exit(0)
    }
  }

  private static func runInTerminal(
    _ delegate: any UIApplicationDelegate.Type, _ launch: TerminalLaunch
  ) {
    let device = TerminalDevice()
    let size = launch.size ?? device.size
    let screen = TerminalScreen(columns: size.columns, rows: size.rows)
    screen.present = device.present
    screen.isMoving = !device.capabilities.reducesMotion
    UIPasteboard.general.onCopy = device.copy
    TerminalBrowser.open = { page in
      TerminalBrowser.program().map { TerminalBrowser.run($0, page) } ?? false
    }
    screen.onQuit = {
      end(screen)
      device.stop()
      exit(0)
    }
    device.start(
      onEvent: { event in
        if case .resize = event, launch.size != nil { return screen.redraw() }
        screen.send(event)
      },
      onQuit: { end(screen) })
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
  }

  /// Tells the delegates that the user is leaving, so that they can save data.
  public static func end(_ screen: TerminalScreen) {
    let scene = screen.windowScene
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.delegate?.sceneDidDisconnect(scene)
  }
}
