import AppComponents
import AppShell
import Coordinator
import CoordinatorUIKit
import Redux

struct Product: Codable, Equatable, Identifiable, Sendable {
  let id: Int, name: String
}

enum ShopError: Error, Codable { case unreachable }

/// The products, and the progress of loading them.
struct CatalogState: StateType, Equatable {
  private(set) var products: DataState<[Product]> = .idle

  subscript(id: Product.ID) -> Product? { products.value?.first { $0.id == id } }

  mutating func reduce(_ action: any ActionType) {
    if case ShopAction.load(let event) = action { products.reduce(event) }
  }
}

enum ShopAction: ActionType, Codable, Equatable {
  case retryTapped
  case rowTapped(Product.ID)
  case load(LoadAction<[Product]>)
}

struct ShopViewState: Equatable {
  let rows: [TableRow<Product.ID>]
  let placeholder: Placeholder?

  init(_ products: DataState<[Product]>) {
    rows = (products.value ?? []).map { TableRow(id: $0.id, title: $0.name) }
    placeholder =
      switch products {
      case _ where !rows.isEmpty: nil
      case .idle, .loading: .loading()
      case .loaded: .message("Nothing to Buy", "The shop is still empty.")
      case .failed(let error, _): .failure("Could Not Load the Products", "\(error)")
      }
  }
}

final class ShopCoordinator: CoordinatorType {
  let viewController = ShopViewController()
  let context: ScreenContext<ShopApp>

  init(_ context: ScreenContext<ShopApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.catalog.products).map(ShopViewState.init).render(on: viewController)
    loadProducts(context)
  }

  func handle(_ action: ShopAction) {
    switch action {
    case .rowTapped(let id): context.dispatch(RouteAction<ShopMap>.push(.product(id)))
    case .retryTapped: loadProducts(context)
    case .load: break
    }
  }
}

private enum Work: EffectKey { case load }

@MainActor private func loadProducts(_ context: ScreenContext<ShopApp>) {
  guard context.state.catalog.products.value == nil else { return }
  let load = context.services.products
  context.run(
    .first(Work.load), effect(reporting: { ShopAction.load($0) }) { _ in try await load() })
}

final class ShopViewController: UIViewController, Renderer {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = TableRows<Product.ID>(in: tableView) { $0.show($1) }
  var send: (ShopAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
    rows.selected = { [unowned self] in send(.rowTapped($0)) }
  }

  func render(_ viewState: ShopViewState) {
    rows.show(viewState.rows)
    contentUnavailableConfiguration = viewState.placeholder?.configuration(
      retry: { [unowned self] in send(.retryTapped) })
  }
}

/// The color that the user chose for a product.
struct ProductState: StateType, Equatable {
  var color = "none"

  mutating func reduce(_ action: any ActionType) {
    if case ColorAction.chosen(let color) = action { self.color = color }
  }
}

enum ProductAction: ActionType, Codable, Equatable {
  case colorTapped, noteTapped
}

final class ProductCoordinator: CoordinatorType {
  let viewController = TextViewController<ProductAction>([
    ("Choose a Color", .colorTapped), ("Write a Note", .noteTapped),
  ])
  let context: ScreenContext<ShopApp>
  private let id: Product.ID

  init(_ id: Product.ID, _ context: ScreenContext<ShopApp>) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.product, \.catalog[id])
      .map { "\($1?.name ?? "Loading…"), color: \($0.color)" }.render(on: viewController)
    loadProducts(context)
  }

  func handle(_ action: ProductAction) {
    switch action {
    case .colorTapped: context.request(.present([.color]))
    case .noteTapped: context.dispatch(RouteAction<ShopMap>.present([.note]))
    }
  }
}

enum ColorAction: ActionType, Codable, Equatable { case chosen(String) }

final class ColorCoordinator: CoordinatorType {
  let viewController = TextViewController<ColorAction>([
    ("Red", .chosen("red")), ("Blue", .chosen("blue")),
  ])
  let context: ScreenContext<ShopApp>

  init(_ context: ScreenContext<ShopApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    viewController.render("Choose")
  }

  func handle(_ action: ColorAction) { context.answer(action) }
}

struct AccountState: StateType, Equatable {
  private(set) var isSignedIn = false

  mutating func reduce(_ action: any ActionType) {
    if case SignInAction.signInTapped = action { isSignedIn = true }
  }
}

enum SignInAction: ActionType, Codable, Equatable { case signInTapped }

final class SignInCoordinator: CoordinatorType {
  let viewController = TextViewController<SignInAction>([("Sign In", .signInTapped)])
  let context: ScreenContext<ShopApp>

  init(_ context: ScreenContext<ShopApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    viewController.render("Notes are for customers.")
  }

  func handle(_ action: SignInAction) {
    context.dispatch(action)
    context.dispatch(RouteAction<ShopMap>.close(.signIn))
  }
}

/// Whether the user has seen the welcome.
struct WelcomeState: StateType, Equatable {
  private(set) var isDone = false

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case StorageAction<ShopSaved>.loaded(let data): isDone = data.isWelcomed
    case WelcomeAction.startTapped: isDone = true
    default: break
    }
  }
}

enum WelcomeAction: ActionType, Codable, Equatable { case startTapped }

let welcomeMiddleware: Middleware<ShopState> = listener { action, dispatch, _ in
  if case WelcomeAction.startTapped = action { dispatch(RouteAction<ShopMap>.enter(.main)) }
}

final class ShopWelcomeCoordinator: CoordinatorType {
  let viewController = TextViewController<WelcomeAction>([("Start", .startTapped)])
  let context: ScreenContext<ShopApp>

  init(_ context: ScreenContext<ShopApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    viewController.render("Welcome")
  }

  func handle(_ action: WelcomeAction) { context.dispatch(action) }
}

/// Shows a text above a button for each action.
final class TextViewController<Action: ActionType>: UIViewController, Renderer {
  let label = UILabel(.body)
  let choices: [(title: String, action: Action)]
  var send: (Action) -> Void = { _ in }

  init(_ choices: [(title: String, action: Action)]) {
    self.choices = choices
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = choices.map { choice in
      let button = UIButton(.bordered(), title: choice.title)
      button.on { [unowned self] in send(choice.action) }
      return button
    }
    view.fill(withScrolling: UIStackView(column: [label] + buttons))
  }

  func render(_ viewState: String) {
    loadViewIfNeeded()
    label.text = viewState
  }
}
