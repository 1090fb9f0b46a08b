import Coordinator
import CoordinatorUIKit
import Redux
import TerminalUIKit
import Testing

/// The samples of “Which navigation do I need?”, run one after the other.
@MainActor @Suite(.timeLimit(.minutes(30))) struct NeedSampleTests {
  private let store = Store(
    initialState: NotesState(),
    middleware: [
      navigationLock(
        navigation: \.navigation, locked: { $0.unsaved }, asking: { NotesMap.Dialog.discard($0) }),
      dialogAnswers(navigation: \.navigation, content: { NotesOwner.content(of: $0) }),
    ], reducing: .main)
  private let screen = TerminalScreen(columns: 120, rows: 16)
  private let window: UIWindow
  private let navigator: Navigator<NotesMap>

  init() {
    window = UIWindow(windowScene: screen.windowScene)
    navigator = Navigator(in: window, for: NotesOwner(.first, store))
    store.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
  }

  private func settledPlace() async -> NavigationState<NotesMap>? {
    await navigator.settled()
    #expect(navigator.shown == store.state.navigation.visible)
    return navigator.shown
  }

  @Test func `stacks`() async {
    store.dispatch(NotesRoute.enter(.main))
    store.dispatch(NotesRoute.push(.note(id: 1)))
    store.dispatch(NotesRoute.push(.comments(id: 1)))
    store.dispatch(NotesRoute.popTo(.note(id: 1)))

    #expect(await settledPlace()?.stacks == [.notes: [.note(id: 1)]])
  }

  @Test func `a note zooms from its row`() {
    var containers = UIKitContainers<NotesMap>()
    containers.willPush = { page, screen, below in
      guard case .note(let id) = screen, let list = below as? NoteListViewController else { return }
      page.preferredTransition = .zoom { [weak list] _ in list?.cell(of: id) }
    }
    let (note, comments) = (UIViewController(), UIViewController())

    containers.willPush(note, .note(id: 1), NoteListViewController())
    containers.willPush(comments, .comments(id: 1), note)

    #expect(note.preferredTransition != nil)
    #expect(comments.preferredTransition == nil)
  }

  @Test func `mailboxes are a group`() {
    var containers = UIKitContainers<NotesMap>()
    containers.tabGroup = { tab in [.inbox, .archive].contains(tab) ? "Mailboxes" : nil }

    #expect(containers.tabGroup(.inbox) == "Mailboxes")
    #expect(containers.tabGroup(.notes) == nil)
  }

  @Test func `split views`() async {
    store.dispatch(NotesRoute.go(Route(root: .main, tab: .notes, [.note(id: 1)])))
    store.dispatch(NotesRoute.go(Route(root: .main, tab: .notes, [.note(id: 2)])))

    #expect(await settledPlace()?.stacks == [.notes: [.note(id: 2)]])
  }

  @Test func `modals`() async {
    store.dispatch(NotesRoute.present(Modal([.filter], as: .sheet(detents: [.medium, .large]))))
    store.dispatch(NotesRoute.present(Modal([.note(id: 2)], as: .fullScreen)))
    store.dispatch(NotesRoute.dismiss(2))
    #expect(await settledPlace()?.modals == [])
    store.dispatch(NotesRoute.present(Modal([.filter], as: .inspector)))
    #expect(await settledPlace()?.modals == [Modal([.filter], as: .inspector)])
    store.dispatch(NotesRoute.dismiss)

    for style in [ModalStyle.sheet(detents: [.medium, .large]), .fullScreen] {
      store.dispatch(NotesRoute.present(Modal([.filter], as: style)))
    }

    #expect(
      await settledPlace()?.modals.map(\.style) == [
        .sheet(detents: [.medium, .large]), .fullScreen,
      ])
  }

  @Test func `popovers and the system's own screens`() async {
    store.dispatch(NotesRoute.present(Modal([.filter], as: .popover(anchor: "filter"))))
    #expect(await settledPlace()?.modals.count == 1)
    #expect(screen.text.contains("▴"))
    store.dispatch(NotesRoute.present(Modal([.camera], as: .bare)))
    store.dispatch(NotesRoute.close(.camera))

    #expect(await settledPlace()?.modals.count == 1)
  }

  @Test func `dialogs`() async throws {
    store.dispatch(NotesRoute.ask(.sort))
    #expect(await settledPlace()?.dialog == .sort)

    try screen.tap("Title ")
    await screen.settled()

    #expect(store.state.order == .title)
  }

  @Test func `roots and tabs`() async {
    store.dispatch(NotesRoute.enter(.main))
    store.dispatch(NotesRoute.setTabs([.notes, .inbox, .archive]))
    navigator.setBadge("3", of: .inbox)

    #expect(await settledPlace()?.tabs == [.notes, .inbox, .archive])
    #expect(screen.text.contains("inbox (3)"))
  }

  @Test func `results and flows`() async {
    store.dispatch(NotesRoute.present([.filter]))
    store.dispatch(NotesAction.sorted(.title))
    store.dispatch(NotesRoute.close(.filter))
    store.dispatch(NotesRoute.present([.signIn]))
    store.dispatch(NotesRoute.push(.register))
    store.dispatch(NotesRoute.close(.signIn))

    #expect(await settledPlace()?.modals == [])
    #expect(store.state.order == .title)
  }

  @Test func `locks`() async throws {
    store.dispatch(NotesRoute.push(.note(id: 1)))
    await navigator.settled()
    store.dispatch(NotesAction.edited([.note(id: 1)]))
    navigator.setLocked(store.state.unsaved)

    screen.press(.escape)
    #expect(await settledPlace()?.dialog == .discard(.pop(1)))
    try screen.tap("Discard ")
    await screen.settled()

    #expect(await settledPlace()?.stacks == [:])
  }
}

enum NotesMap: NavigationMap {
  enum Root: CaseIterable, Codable { case welcome, main }

  enum Tab: Codable { case welcome, notes, inbox, archive }

  enum Screen: Hashable, Codable {
    case welcome, notes, inbox, archive, filter, camera, signIn, register
    case note(id: Int)
    case comments(id: Int)
  }

  indirect enum Dialog: Hashable {
    case sort
    case discard(NotesRoute)
  }

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .welcome: [.welcome]
    case .main: [.notes, .inbox]
    }
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .welcome: .welcome
    case .notes: .notes
    case .inbox: .inbox
    case .archive: .archive
    }
  }
}

typealias NotesRoute = RouteAction<NotesMap>

struct NotesState: StateType {
  enum Order { case date, title }

  var navigation = NavigationState<NotesMap>(selectedTab: .welcome)
  var order = Order.date
  var unsaved: Set<NotesMap.Screen> = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    switch action {
    case NotesAction.sorted(let order): self.order = order
    case NotesAction.edited(let screens): unsaved = screens
    default: break
    }
  }
}

enum NotesAction: ActionType, Equatable {
  case sorted(NotesState.Order)
  case edited(Set<NotesMap.Screen>)
}

/// Owns the navigation of one window.
final class NotesOwner: NavigationOwner {
  private let id: WindowID
  private let store: Store<NotesState>

  init(_ id: WindowID, _ store: Store<NotesState>) {
    self.id = id
    self.store = store
  }

  var navigation: NavigationState<NotesMap> {
    store.state.navigation.alone(in: id) ?? store.state.navigation
  }

  func userMoved(_ move: NotesRoute) { store.dispatch(move.addressed(to: id)) }

  func coordinator(of screen: ScreenID<NotesMap>) -> any CoordinatorType {
    NotesCoordinator(screen.screen)
  }

  func item(of tab: NotesMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "\(tab)", image: nil, tag: 0)
  }

  nonisolated static func content(of dialog: NotesMap.Dialog) -> DialogContent {
    switch dialog {
    case .sort:
      DialogContent(
        title: "Sort by", style: .actionSheet(anchor: "filter"),
        choices: [
          .init("Date", action: NotesAction.sorted(.date)),
          .init("Title", action: NotesAction.sorted(.title)), .init("Cancel", role: .cancel),
        ])
    case .discard(let request):
      DialogContent(
        title: "Discard changes?",
        choices: [
          .init("Keep", role: .cancel),
          .init("Discard", role: .destructive, action: NotesRoute.leaveConfirmed(request)),
        ])
    }
  }

  func navigationFailed(_ incident: NavigationIncident<NotesMap>) { Issue.record("\(incident)") }
}

final class NotesViewController: UIViewController, PopoverSource {
  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? {
    anchor == "filter" ? navigationItem.rightBarButtonItem : nil
  }
}

final class NotesCoordinator: CoordinatorType {
  let viewController = NotesViewController()

  init(_ screen: NotesMap.Screen) {
    viewController.title = "\(screen)"
    viewController.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter")
  }

  func start() {}
}

/// A list whose rows a page may zoom from.
private final class NoteListViewController: UIViewController {
  func cell(of id: Int) -> UIView? { nil }
}
