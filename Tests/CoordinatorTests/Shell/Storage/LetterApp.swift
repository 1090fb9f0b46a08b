import AppComponents
import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import ReduxTesting

/// An app with a form whose draft is saved, and which is still left only after a question.
enum LetterApp: AppType {
  typealias Main = LetterAppCoordinator

  static let name = "Letters"
  static let words = WordTable(.main)
  static let links = LinkTable<LetterMap>.constant {
    try LinkTable(
      schemes: ["letters"], hosts: ["letters.example"],
      [
        Link("", to: Route(tab: .letters)),
        Link("letters/new", to: Route(tab: .letters, modals: [[.letter]])),
      ])
  }
  static var initialState: LetterAppState { LetterAppState() }

  static func saved(in store: Store<LetterAppState>) -> StateStream<LetterDraft> {
    store.observe(\.draft)
  }
}

/// Owns the navigation of the app.
final class LetterAppCoordinator: AppCoordinatorType {
  let context: AppContext<LetterApp>

  init(_ context: AppContext<LetterApp>) { self.context = context }

  func coordinator(
    of screen: LetterMap.Screen, _ context: ScreenContext<LetterApp>
  ) -> any CoordinatorType {
    switch screen {
    case .letters: LettersCoordinator()
    case .letter: LetterCoordinator(context)
    }
  }

  func item(of tab: LetterMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Letters", image: nil, tag: 0)
  }

  nonisolated static func locked(_ state: LetterAppState) -> Set<LetterMap.Screen> {
    state.draft.text.isEmpty ? [] : [.letter]
  }

  nonisolated static func content(of dialog: ShellDialog) -> DialogContent {
    let usual = App.shellContent(of: dialog)
    guard case .discard = dialog else { return usual }
    return DialogContent(
      title: "Leave Your Letter?", message: "The draft is kept.",
      choices: [
        .init("Keep Writing", role: .cancel), .init("Leave", action: usual.choices.last?.action),
      ])
  }
}

enum LetterMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Tab: String, CaseIterable, Codable, Sendable { case letters }
  enum Screen: Hashable, Codable, Sendable { case letters, letter }

  static func firstScreen(of tab: Tab) -> Screen { .letters }
}

struct LetterAppState: AppStateType {
  var navigation = NavigationState<LetterMap>(selectedTab: .letters)
  var links = LinkState<LetterMap>()
  var draft = LetterDraft()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    switch action {
    case LettersAction.drafted(let draft), StorageAction<LetterDraft>.loaded(let draft):
      self.draft = draft
    case LettersAction.sent: draft = LetterDraft()
    default: break
    }
  }
}

struct LetterDraft: FormDraft {
  var text = ""
}

enum LettersAction: ActionType, Codable, Equatable {
  case drafted(LetterDraft)
  case sent(LetterDraft)
}

final class LettersCoordinator: CoordinatorType {
  let viewController = UIViewController()

  func start() { viewController.title = "Letters" }
}

final class LetterCoordinator: CoordinatorType {
  let viewController = LetterViewController()
  let context: ScreenContext<LetterApp>

  init(_ context: ScreenContext<LetterApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    viewController.loadViewIfNeeded()
    viewController.render(context.state.draft)
  }

  func handle(_ action: FormAction<LetterDraft>) {
    switch action {
    case .changed: context.dispatch(LettersAction.drafted(viewController.draft))
    case .sent(let letter):
      context.dispatch(LettersAction.sent(letter))
      context.dispatch(RouteAction<LetterMap>.close(.letter))
    case .closed: context.dispatch(RouteAction<LetterMap>.close(.letter))
    case .sending, .stopTapped: break
    }
  }
}

final class LetterViewController: UIViewController, FormViewController {
  let textField = UITextField(.body, placeholder: "Dear …", nil)
  lazy var form = FormViews(textField, button: "Send")
  func problem(in field: UITextField) -> String? {
    textField.trimmedText.isEmpty ? "Write something." : nil
  }
  var draft: LetterDraft { LetterDraft(text: textField.trimmedText) }
  var send: (FormAction<LetterDraft>) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fill(withScrolling: UIStackView(column: form.views))
    startForm()
    navigationItem.leftBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  func render(_ draft: LetterDraft) { textField.text = draft.text }
}

extension LetterApp: TestableApp {}
