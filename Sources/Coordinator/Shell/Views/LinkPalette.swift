import CoordinatorLinks
import Redux

/// Lists the app's links and destinations in front of the app, and opens the one that the user chooses or types.
final class LinkPalette: UIViewController {
  private let field = UITextField(.body, placeholder: localized("Link or Screen"), nil)
  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var rows = TableRows<String>(in: tableView) { cell, row in cell.show(row) }
  private var links: [TableRow<String>] = []
  private var choose: (String?) -> Void = { _ in }

  /// Shows the links in a window of their own, so that it works on every screen of every app.
  static func show<App: AppType>(in app: RunningApp<App>) {
    guard let scene = app.scene, let scheme = App.links.schemes.first else { return }
    let (page, window) = (LinkPalette(), UIWindow(windowScene: scene))
    page.links = App.links.rows.map { TableRow(id: $0[0], title: $0[0], subtitle: "") }
    page.links += App.destinations(app.store.state).compactMap { name, route in
      let link = App.links.url(for: route, as: .customScheme)?.dropFirst(scheme.count + 3)
      return link.map { TableRow(id: String($0), title: name, subtitle: String($0)) }
    }
    page.choose = { [weak app] link in
      app?.palette?.isHidden = true
      app?.palette = nil
      if let link { app?.open("\(scheme)://\(link)", from: .inApp) }
    }
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    app.palette = window
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = localized("Go To")
    view.backgroundColor = .systemBackground
    view.fill(with: UIStackView(column: [field.withMargins(), tableView]))
    onTerminalKeys("⎋", localized("Cancel")) { [unowned self] _ in choose(nil) }
    field.returnKeyType = .go
    field.on(.editingChanged) { [unowned self] in showLinks() }
    field.on { [unowned self] in open(showLinks().first?.id ?? field.trimmedText) }
    rows.selected = { [unowned self] in open($0) }
    showLinks()
  }

  /// Opens a link, or lets the user type a parameter that it lacks.
  private func open(_ link: String) {
    let given = link.prefix { $0 != ":" && $0 != "[" }
    guard link.dropFirst(given.count).first == ":" else { return choose(String(given)) }
    field.text = String(given)
    showLinks()
    field.becomeFirstResponder()
  }

  /// Shows the links that contain the text, or have it in their name.
  @discardableResult private func showLinks() -> [TableRow<String>] {
    let text = field.trimmedText
    let found = links.filter {
      text.isEmpty || "\($0.id) \($0.title)".localizedCaseInsensitiveContains(text)
    }
    rows.show(found)
    return found
  }
}
