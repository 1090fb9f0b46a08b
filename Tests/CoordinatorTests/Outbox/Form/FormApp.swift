import AppComponents
import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Outbox
import Redux
import ReduxTesting

/// An app with a form as `make screen kind=form` writes it, whose entries wait until the server has them.
enum FormApp: AppType {
  typealias Main = FormAppCoordinator
  typealias Services = FormServices

  static let name = "Form"
  static let words = WordTable(.main)
  static let links = LinkTable<AppMap>.constant {
    try LinkTable(schemes: ["form"], [Link("entry", to: Route(tab: .entry))])
  }
  static var initialState: AppState { AppState() }

  static func saved(in store: Store<AppState>) -> StateStream<OutboxState<EntryDraft>> {
    store.observe(\.unsent)
  }

  static func prepare(_ store: Store<AppState>, with services: FormServices) {
    OutboxSender(\AppState.unsent, services) { pending in
      let taken = try? await services.entry(pending.change, pending.id)
      return taken == nil ? .again("The server can't be reached.") : .done()
    }.start(in: store)
  }
}

/// Owns the navigation of the app.
final class FormAppCoordinator: AppCoordinatorType {
  let context: AppContext<FormApp>

  init(_ context: AppContext<FormApp>) { self.context = context }

  func coordinator(
    of screen: AppMap.Screen, _ context: ScreenContext<FormApp>
  ) -> any CoordinatorType {
    EntryCoordinator(context)
  }

  func item(of tab: AppMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Entry", image: nil, tag: 0)
  }
}

enum AppMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Tab: String, CaseIterable, Codable, Sendable { case entry }
  enum Screen: Hashable, Codable, Sendable { case entry }

  static func firstScreen(of tab: Tab) -> Screen { .entry }
}

struct AppState: AppStateType {
  var navigation = NavigationState<AppMap>(selectedTab: .entry)
  var links = LinkState<AppMap>()
  var entry = ScreenStates<AppMap, EntryState> { $0 == .entry ? EntryState() : nil }
  var unsent = OutboxState<EntryDraft>()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    entry.reduce(action, in: navigation)
    unsent.reduce(action)
    if case StorageAction<OutboxState<EntryDraft>>.loaded(let saved) = action { unsent = saved }
  }
}

struct FormServices: AppServices {
  var shell = ShellServices()
  /// Sends an entry with its identity to the server, and returns what the server took.
  var entry: @Sendable (EntryDraft, _ id: String) async throws -> EntryDraft = { draft, _ in draft }

  init(shell: ShellServices) { self.shell = shell }

  init(_ launch: Launch) { shell = ShellServices(launch) }
}

struct EntryDraft: FormDraft {
  var title = ""
}

nonisolated extension EntryDraft: OutboxChange { var key: String? { nil } }

typealias EntryAction = FormAction<EntryDraft>

struct EntryState: FormStateType {
  var form = FormState<EntryDraft>()
}

final class EntryCoordinator: CoordinatorType {
  let viewController = EntryViewController()
  let context: ScreenContext<FormApp>
  private lazy var entryID = context.services.makeID()

  init(_ context: ScreenContext<FormApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.unsent).map(EntryViewState.init).render(on: viewController)
  }

  func handle(_ action: EntryAction) {
    switch action {
    case .sent(let draft):
      context.dispatch(OutboxAction.added(PendingChange(draft, id: entryID, account: nil)))
      guard context.state.unsent[entryID] != nil else { return }
      context.dispatch(EntryAction.sending(.success(draft)))
    case .changed, .sending: context.dispatch(action)
    case .stopTapped, .closed: break
    }
  }
}

struct EntryViewState: Equatable {
  let waiting: String

  init(_ unsent: OutboxState<EntryDraft>) {
    waiting = "Waiting: \(unsent.shown.map(\.change.title).joined(separator: ", "))."
  }
}

final class EntryViewController: UIViewController, FormViewController {
  let titleField = UITextField(.body, placeholder: "Title", nil)
  let waiting = UILabel()
  lazy var form = FormViews(titleField, button: "Send")
  func problem(in field: UITextField) -> String? {
    titleField.trimmedText.isEmpty ? "Enter a title." : nil
  }
  var draft: EntryDraft { EntryDraft(title: titleField.trimmedText) }
  var send: (EntryAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fill(withScrolling: UIStackView(column: form.views + [waiting]))
    startForm()
  }

  func render(_ viewState: EntryViewState) { waiting.text = viewState.waiting }
}

extension FormApp: TestableApp {
  static func testServices(clock: TestClock) -> FormServices {
    FormServices(shell: ShellServices(clock: clock))
  }
}
