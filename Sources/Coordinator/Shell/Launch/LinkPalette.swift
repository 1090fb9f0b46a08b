#if !os(iOS)
  import CoordinatorLinks
  import Foundation
  import Redux

  /// Lists the app's links and destinations in front of the app, and opens the one that the user chooses or types.
  final class LinkPalette: UIViewController {
    /// A link, and the name of its destination if that isn't only a link.
    struct Destination {
      let link: String
      var name: String?
    }

    let field = UITextField()
    let tableView = UITableView(frame: .zero, style: .plain)
    private var destinations: [Destination] = []
    private var found: [Destination] = []
    private var choose: (String?) -> Void = { _ in }

    /// Shows the links in a window of their own, so that it works on every screen of every app.
    static func show<App: AppType>(in app: RunningApp<App>) {
      guard let scene = app.scene, let scheme = App.links.schemes.first else { return }
      let page = LinkPalette()
      let window = UIWindow(windowScene: scene)
      page.destinations = App.links.rows.map { Destination(link: $0[0]) }
      page.destinations += App.destinations(app.store.state).compactMap { name, route in
        let link = App.links.url(for: route, as: .customScheme)?.dropFirst(scheme.count + 3)
        return link.map { Destination(link: String($0), name: name) }
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
      layOutViews()
      onTerminalKeys("⎋", localized("Cancel")) { [unowned self] _ in choose(nil) }
      field.addAction(UIAction { [unowned self] _ in showLinks() }, for: .editingChanged)
      field.addAction(
        UIAction { [unowned self] _ in open(found.first?.link ?? typedText) },
        for: .primaryActionTriggered)
      tableView.dataSource = self
      tableView.delegate = self
      showLinks()
    }

    private func layOutViews() {
      view.backgroundColor = .systemBackground
      field.placeholder = localized("Link or Screen")
      field.accessibilityLabel = field.placeholder
      field.borderStyle = .roundedRect
      field.returnKeyType = .go
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "link")
      for subview in [field, tableView] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }

      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        tableView.topAnchor.constraint(equalTo: field.bottomAnchor),
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    private var typedText: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

    /// Opens a link, or lets the user type a parameter that it lacks.
    private func open(_ link: String) {
      let given = link.prefix { $0 != ":" && $0 != "[" }
      guard link.dropFirst(given.count).first == ":" else { return choose(String(given)) }
      field.text = String(given)
      showLinks()
      field.becomeFirstResponder()
    }

    /// Shows the destinations that contain the text in their link or their name.
    private func showLinks() {
      let text = typedText
      found = destinations.filter { destination in
        let words = "\(destination.link) \(destination.name ?? "")"
        return text.isEmpty || words.localizedCaseInsensitiveContains(text)
      }
      tableView.reloadData()
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
      let destination = found[indexPath.row]
      var content = UIListContentConfiguration.subtitleCell()
      content.text = destination.name ?? destination.link
      content.secondaryText = destination.name == nil ? nil : destination.link
      cell.contentConfiguration = content
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      open(found[indexPath.row].link)
    }
  }
#endif
