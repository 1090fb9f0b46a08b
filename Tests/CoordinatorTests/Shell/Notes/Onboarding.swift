import AppComponents
import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux

/// Whether the user has seen the onboarding.
struct OnboardingState: StateType, Equatable {
  private(set) var isDone = false

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case StorageAction<NotesSaved>.loaded(let data): isDone = data.onboardingIsDone
    case OnboardingAction.doneTapped: isDone = true
    default: break
    }
  }
}

/// The events on the screens of the onboarding.
enum OnboardingAction: ActionType, Codable, Equatable {
  case doneTapped
}

/// The data that the app saves, besides the user's location.
struct NotesSaved: Codable, Equatable {
  var onboardingIsDone = false
}

extension NotesApp {
  static func saved(in store: Store<NotesAppState>) -> StateStream<NotesSaved> {
    store.observe(\.onboarding).map { NotesSaved(onboardingIsDone: $0.isDone) }
  }

  /// Begins with the onboarding, unless the file says that the user has seen it.
  static func prepare(_ store: Store<NotesAppState>, with services: NotesServices) {
    if !store.state.onboarding.isDone { store.dispatch(NotesRoute.enter(.onboarding)) }
    store.dispatch(FlagsAction.loaded(services.flags))
  }

  /// Lets links wait until the user has seen the onboarding.
  static func intake(_ services: NotesServices) -> Middleware<NotesAppState> {
    linkIntake(
      table: NotesLinks.table, links: \.links, navigation: \.navigation, clock: services.clock,
      gate: { $0.onboarding.isDone ? .allow : .detour(.enter(.onboarding)) },
      owner: { _ in .nextUser },
      guard: { _, _ in .allow })
  }
}

/// Shows the app after the onboarding.
let onboardingMiddleware: Middleware<NotesAppState> = listener { action, dispatch, _ in
  if case OnboardingAction.doneTapped = action { dispatch(NotesRoute.enter(.main)) }
}

/// Runs the only screen of the onboarding.
final class WelcomeCoordinator: CoordinatorType {
  let viewController = WelcomeViewController()
  let context: ScreenContext<NotesApp>

  init(_ context: ScreenContext<NotesApp>) { self.context = context }

  func start() { viewController.send = { [weak self] in self?.handle($0) } }

  func handle(_ action: OnboardingAction) { context.dispatch(action) }
}

/// Welcomes the user.
final class WelcomeViewController: UIViewController {
  let button = UIButton(.borderedProminent(), title: "Get Started")
  var send: (OnboardingAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fill(with: UIStackView(column: [button]).withMargins())
    button.on { [unowned self] in send(.doneTapped) }
  }
}
