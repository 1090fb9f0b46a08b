#if !os(iOS)
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux

  /// Lists the app's links and destinations in front of the app, and opens the one that the user chooses or types.
  final class LinkPalette: UIViewController {
    let field = UITextField()
    let noticeLabel = UILabel()
    let tableView = UITableView(frame: .zero, style: .plain)
    private var rows = PaletteRows()
    private var found: [PaletteRow] = []
    /// The row whose blanks the user fills in.
    private var chosen: PaletteRow?
    /// Opens a link, and returns why it can't.
    private var openLink: (String) -> String? = { _ in nil }
    private var close: () -> Void = {}

    /// Shows the links in a window of their own, so that it works on every screen of every app.
    static func show<App: AppType>(in app: RunningApp<App>) {
      guard let scene = app.scene else { return }
      let page = LinkPalette()
      let window = UIWindow(windowScene: scene)
      let named = App.destinations(app.store.state).compactMap { name, route in
        address(of: route, in: App.self).map { (name: name, link: $0) }
      }
      page.rows = PaletteRows(named: named, templates: App.links.templates) {
        (try? App.links.parse(App.links.link(typed: $0), from: .inApp).get()) != nil
      }
      page.close = { [weak app] in
        app?.palette?.isHidden = true
        app?.palette = nil
      }
      page.openLink = { [weak app] in app?.open(typed: $0) }
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      app.palette = window
    }

    /// The link to a route as a user would type it.
    private static func address<App: AppType>(of route: Route<App.Map>, in app: App.Type) -> String?
    {
      guard let scheme = App.links.schemes.first,
        let link = App.links.url(for: route, as: .customScheme)
      else { return App.links.url(for: route, as: .universal) }
      return String(link.dropFirst(scheme.count + 1).drop { $0 == "/" })
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = localized("Go To")
      layOutViews()
      onTerminalKeys("⎋", localized("Cancel")) { [unowned self] _ in cancel() }
      field.addAction(UIAction { [unowned self] _ in showRows() }, for: .editingChanged)
      field.addAction(
        UIAction { [unowned self] _ in openTyped() }, for: .primaryActionTriggered)
      tableView.dataSource = self
      tableView.delegate = self
      showRows()
    }

    private func layOutViews() {
      view.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      field.returnKeyType = .go
      noticeLabel.numberOfLines = 0
      noticeLabel.textColor = .secondaryLabel
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "link")
      let column = UIStackView(arrangedSubviews: [field, noticeLabel])
      column.axis = .vertical
      for subview in [column, tableView] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }

      let width = view.readableContentGuide
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        column.leadingAnchor.constraint(equalTo: width.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: width.trailingAnchor),
        tableView.topAnchor.constraint(equalTo: column.bottomAnchor),
        tableView.leadingAnchor.constraint(equalTo: width.leadingAnchor, constant: -16),
        tableView.trailingAnchor.constraint(equalTo: width.trailingAnchor, constant: 16),
        tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    private var typedText: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

    /// Opens the first row, or says why the text is no link.
    private func openTyped() {
      if let row = found.first { return open(row) }
      let text = typedText
      if !text.isEmpty { finish(chosen?.adding(text).link ?? text) }
    }

    /// Opens the link of a row, or asks for the parameter that it lacks.
    private func open(_ row: PaletteRow) {
      guard row.blank != nil else { return finish(row.link) }
      fill(row)
    }

    private func fill(_ row: PaletteRow?) {
      chosen = row
      field.text = ""
      showRows()
      field.becomeFirstResponder()
    }

    private func finish(_ link: String) {
      guard let reason = openLink(link) else { return close() }
      showNotice(reason)
      UIAccessibility.post(notification: .announcement, argument: reason)
    }

    /// Returns to all links from one that the user fills in, and otherwise to the app.
    private func cancel() {
      if chosen == nil { close() } else { fill(nil) }
    }

    /// Shows what matches the text, or what can fill the blank.
    private func showRows() {
      let text = typedText
      found = chosen.map { rows.filling($0, with: text) } ?? rows.matching(text)
      field.placeholder = chosen?.blank ?? localized("Link or Screen")
      field.accessibilityLabel = field.placeholder
      title = chosen?.template.title ?? localized("Go To")
      showNotice(found.isEmpty && !text.isEmpty ? localized("Nothing matches.") : nil)
      tableView.reloadData()
      markFirst(!found.isEmpty)
    }

    /// Marks the row that Enter opens while the user types.
    private func markFirst(_ isMarked: Bool) {
      let first = IndexPath(row: 0, section: 0)
      if isMarked {
        tableView.selectRow(at: first, animated: false, scrollPosition: .none)
      } else {
        tableView.deselectRow(at: first, animated: false)
      }
    }

    private func showNotice(_ notice: String?) {
      noticeLabel.text = notice
      noticeLabel.isHidden = notice == nil
    }
  }

  extension LinkPalette: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      found.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "link", for: indexPath)
      let row = found[indexPath.row]
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.title
      content.secondaryText = row.detail
      cell.contentConfiguration = content
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      open(found[indexPath.row])
    }

    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      markFirst(context.nextFocusedIndexPath == nil && !found.isEmpty)
    }
  }

  extension RunningApp {
    /// Opens a link that the user typed, and returns why it can't.
    fileprivate func open(typed text: String) -> String? {
      if App.tools.contains(where: { $0.link == text }) {
        open(text, from: .inApp)
        return nil
      }
      open(App.links.link(typed: text), from: .inApp)
      guard case .refused(let refusal, _) = store.state.links.outcome else {
        return nil
      }
      return refusal.words(in: App.words)
    }
  }
#endif
