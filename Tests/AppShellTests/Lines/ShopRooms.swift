import AppShell
import Coordinator
import CoordinatorUIKit
import Redux

/// The color that the user chose, on the first screen.
struct ShopHomeState: StateType, Equatable {
  var color = "none"

  mutating func reduce(_ action: any ActionType) {
    // count: a sheet that returns a result
    if case .chosen(let color)? = action.as(ColorAction.self) { self.color = color }
    // end
  }
}

enum ShopAction: ActionType, Codable, Equatable {
  case colorTapped
}

@MainActor func shopCoordinator(_ context: ScreenContext<ShopApp>) -> any ScreenCoordinator {
  context.coordinator(
    TextViewController<ShopAction>([("Choose a Color", .colorTapped)]),
    showing: context.observe { $0.shop[$1].map { "Color: \($0.color)" } }
  ) { action in
    switch action {
    // count: a sheet that returns a result
    case .colorTapped: context.request(.present([.color]))
    // end
    }
  }
}

enum HelpAction: ActionType, Codable, Equatable {
  case closeTapped
}

@MainActor func helpCoordinator(_ context: ScreenContext<ShopApp>) -> any ScreenCoordinator {
  context.coordinator(
    TextViewController<HelpAction>([("Close", .closeTapped)]),
    showing: context.store.observeOnMain { _ in "Help" }
  ) { _ in context.dispatch(RouteAction<ShopMap>.close(context.appearance.screen)) }
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
