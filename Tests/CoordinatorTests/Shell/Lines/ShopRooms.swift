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

  mutating func reduce(_ action: any ActionType) {
    if case .load(let event)? = action.as(ShopAction.self) { products.reduce(event) }
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
      case .idle, .loading: .loading
      case .loaded: .message("Nothing to Buy", "The shop is still empty.")
      case .failed(let error, _): .failure("Could Not Load the Products", "\(error)")
      }
  }
}

@MainActor func shopCoordinator(_ context: ScreenContext<ShopApp>) -> any ScreenCoordinator {
  loadProducts(context)
  return context.coordinator(
    ShopViewController(),
    showing: context.store.observeOnMain(\.catalog.products).map(ShopViewState.init)
  ) { action in
    switch action {
    case .rowTapped(let id): context.dispatch(RouteAction<ShopMap>.push(.product(id)))
    case .retryTapped: loadProducts(context)
    case .load: break
    }
  }
}

@MainActor private func loadProducts(_ context: ScreenContext<ShopApp>) {
  guard context.store.state.catalog.products.value == nil else { return }
  let load = context.services.products
  context.run(.first("load"), effect(reporting: { ShopAction.load($0) }) { _ in try await load() })
}

final class ShopViewController: UIViewController, ScreenViewController {
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
    // count: a sheet that returns a result
    if case .chosen(let color)? = action.as(ColorAction.self) { self.color = color }
    // end
  }
}

enum ProductAction: ActionType, Codable, Equatable {
  case colorTapped, noteTapped
}

@MainActor func productCoordinator(
  _ id: Product.ID, _ context: ScreenContext<ShopApp>
) -> any ScreenCoordinator {
  loadProducts(context)
  return context.coordinator(
    TextViewController<ProductAction>([
      ("Choose a Color", .colorTapped), ("Write a Note", .noteTapped),
    ]),
    showing: context.observe { state, appearance in
      let name = state.catalog.products.value?.first { $0.id == id }?.name ?? "Loading…"
      return state.product[appearance].map { "\(name), color: \($0.color)" }
    }
  ) { action in
    switch action {
    // count: a sheet that returns a result
    case .colorTapped: context.request(.present([.color]))
    // end
    case .noteTapped: context.dispatch(RouteAction<ShopMap>.present([.note]))
    }
  }
}

// count: a sheet that returns a result
enum ColorAction: ActionType, Codable, Equatable { case chosen(String) }

@MainActor func colorCoordinator(_ context: ScreenContext<ShopApp>) -> any ScreenCoordinator {
  context.coordinator(
    TextViewController<ColorAction>([("Red", .chosen("red")), ("Blue", .chosen("blue"))]),
    showing: context.store.observeOnMain { _ in "Choose" }
  ) { context.answer($0) }
}
// end

struct AccountState: StateType, Equatable {
  private(set) var isSignedIn = false

  mutating func reduce(_ action: any ActionType) {
    if action.as(SignInAction.self) == .signInTapped { isSignedIn = true }
  }
}

enum SignInAction: ActionType, Codable, Equatable { case signInTapped }

@MainActor func signInCoordinator(_ context: ScreenContext<ShopApp>) -> any ScreenCoordinator {
  context.coordinator(
    TextViewController<SignInAction>([("Sign In", .signInTapped)]),
    showing: context.store.observeOnMain { _ in "Notes are for customers." }
  ) { action in
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
  if action.as(WelcomeAction.self) == .startTapped { dispatch(RouteAction<ShopMap>.enter(.main)) }
}

@MainActor func welcomeCoordinator(_ context: ScreenContext<ShopApp>) -> any ScreenCoordinator {
  context.coordinator(
    TextViewController<WelcomeAction>([("Start", .startTapped)]),
    showing: context.store.observeOnMain { _ in "Welcome" }
  ) { context.dispatch($0) }
}

/// Shows a text above a button for each action.
final class TextViewController<Action: ActionType>: UIViewController, ScreenViewController {
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

  func render(_ viewState: String) { label.text = viewState }
}
