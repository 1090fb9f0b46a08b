#if !os(iOS)
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux

  /// Lists the app's links and destinations in front of the app, and opens the one that the user chooses or types.
  final class LinkPalette: UIViewController {
    let field = UITextField()
    let noticeLabel = UILabel()
    private lazy var column = UIStackView(arrangedSubviews: [field, noticeLabel])
    let tableView = UITableView(frame: .zero, style: .plain)
    private var rows = PaletteRows()
    private var found: [PaletteRow] = []
    /// The row whose blanks the user fills in.
    private var chosen: PaletteRow?
    /// Opens a link, and returns why it can't.
    private var openLink: (String) -> String? = { _ in nil }
    fileprivate var close: () -> Void = {}

    /// Shows the links in a window of their own, so that it works on every screen of every app.
    static func window<App: AppType>(
      in scene: UIWindowScene, of app: RunningApp<App>, close: @escaping () -> Void
    ) -> UIWindow {
      let page = LinkPalette()
      let window = UIWindow(windowScene: scene)
      page.rows = makeRows(of: app)
      page.close = close
      page.openLink = { [weak app] in app?.open(typed: $0) }
      window.backgroundColor = nil
      let host = PaletteHost(page)
      window.rootViewController = host
      window.makeKeyAndVisible()
      host.present(page, animated: false)
      return window
    }

    private static func makeRows<App: AppType>(of app: RunningApp<App>) -> PaletteRows {
      let named = App.commandLine.destinations(app.store.state).compactMap { name, route in
        address(of: route, in: App.self).map { (name: name, link: $0) }
      }
      let kinds = named.filter { $0.name.hasSuffix("…") }.compactMap { name, link in
        App.links.template(of: link).map { (name: name, template: LinkTemplate($0)) }
      }
      return PaletteRows(
        named: named.filter { !$0.name.hasSuffix("…") } + tools(of: App.self), kinds: kinds,
        templates: App.links.templates.map(LinkTemplate.init(_:))
      ) {
        App.tool(for: $0) != nil
          || (try? App.links.parse(App.links.link(typed: $0), from: .inApp).get()) != nil
      }
    }

    /// The tools that a link opens, by the name in the link.
    private static func tools<App: AppType>(of app: App.Type) -> [(name: String, link: String)] {
      App.tools.compactMap(\.link).map { ($0.capitalized, $0) }
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
      column.axis = .vertical
      for subview in [column, tableView] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }

      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.topAnchor),
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        tableView.topAnchor.constraint(equalTo: column.bottomAnchor),
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      fit()
    }

    /// Takes the height of the rows, at most two thirds of the screen, below a few rows of the app.
    fileprivate func fit() {
      guard let popover = popoverPresentationController, let screen = popover.sourceView?.bounds
      else { return }
      let frame = CGSize(width: 16, height: 32)
      let highest = max((screen.height / 24).rounded(.down) * 16, 128)
      let width = min(512, screen.width - frame.width)
      let notice = noticeLabel.isHidden ? 0 : noticeLabel.fittingHeight(forWidth: width - 32) ?? 0
      let height = 16 + notice + CGFloat(found.count * 16)
      let size = CGSize(width: width, height: min(height, highest - frame.height))
      popover.sourceRect = CGRect(
        x: 0, y: (screen.height / 128).rounded(.down) * 16, width: screen.width,
        height: size.height + frame.height)
      if size.width != preferredContentSize.width { tableView.reloadData() }
      preferredContentSize = size
    }

    private var typedText: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

    /// Opens the first row, or says why the text is no link; words with blanks never are.
    private func openTyped() {
      if let row = found.first { return open(row) }
      let text = typedText
      guard !text.isEmpty, !text.contains(" ") else { return }
      finish(chosen?.adding(text).link ?? text)
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
      title = chosen?.title ?? localized("Go To")
      showNotice(found.isEmpty && !text.isEmpty ? localized("Nothing matches.") : nil)
      tableView.reloadData()
      markFirst(!found.isEmpty)
      view.setNeedsLayout()
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
      view.setNeedsLayout()
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
      var content = UIListContentConfiguration.valueCell()
      content.text = row.title
      content.textProperties.numberOfLines = 1
      content.secondaryText = row.detail(besideTitleIn: Int(preferredContentSize.width / 8) - 4)
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

  /// The clear screen in front of the app on which the palette is.
  private final class PaletteHost: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let palette: LinkPalette

    init(_ palette: LinkPalette) {
      self.palette = palette
      super.init(nibName: nil, bundle: nil)
      palette.modalPresentationStyle = .popover
      let popover = palette.popoverPresentationController
      popover?.sourceView = view
      popover?.permittedArrowDirections = []
      popover?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      palette.fit()
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      palette.close()
    }
  }

  extension RunningApp {
    /// Opens a link that the user typed, and returns why it can't.
    fileprivate func open(typed text: String) -> String? {
      if App.tool(for: text) != nil {
        open(text, from: .inApp)
        return nil
      }
      let link = App.links.link(typed: text)
      // A host may be known only at run time.
      if case .failure(let refusal) = App.links.parse(link, from: .inApp), refusal != .host {
        return refusal.words(in: App.words)
      }
      open(link, from: .inApp)
      return nil
    }
  }
#endif
