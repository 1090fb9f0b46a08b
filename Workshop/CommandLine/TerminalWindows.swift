#if !os(iOS)
  import AppShell
  import Coordinator
  import Redux

  /// The windows that a terminal shows in front of the app: the palette of links, and the question before quitting.
  @MainActor final class TerminalWindows<App: AppType> {
    private weak var app: RunningApp<App>?
    private var palette: UIWindow?
    private var question: UIWindow?

    init(_ app: RunningApp<App>) { self.app = app }

    /// Shows the links, until the user has chosen one.
    func showPalette() {
      guard let app, let scene = app.window?.windowScene else { return }
      palette = LinkPalette.window(in: scene, of: app) { [weak self] in
        self?.palette?.isHidden = true
        self?.palette = nil
      }
    }

    /// Returns whether the user may quit now.
    ///
    /// While a form is locked, the first key asks, and a second one quits. Only the app knows whether it keeps the text, so the question
    /// doesn't say.
    func shouldQuit() -> Bool {
      guard let app, let scene = app.window?.windowScene, question == nil else { return true }
      let store = app.store
      guard !app.setup.isReplay, !store.isPaused, !App.Main.locked(store.state).isEmpty else {
        return true
      }
      ask(in: scene)
      return false
    }

    private func ask(in scene: UIWindowScene) {
      let alert = UIAlertController(
        title: localized("Quit in the middle of a form?"), message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: localized("Keep Editing"), style: .cancel) { [weak self] _ in
          self?.question?.isHidden = true
          self?.question = nil
        })
      alert.addAction(
        UIAlertAction(title: localized("Quit"), style: .destructive) { [weak scene] _ in
          scene?.terminalScreen?.quit()
        })
      let window = UIWindow(windowScene: scene)
      window.backgroundColor = nil
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      page.present(alert, animated: false)
      question = window
    }
  }
#endif
