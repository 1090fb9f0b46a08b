import Coordinator
import Redux

/// Everything that the SDK remembers while it is open.
struct PaymentState: StateType, Equatable {
  /// How the SDK was left.
  enum Ending { case closed, signedOut }

  let configuration: PaymentConfiguration
  /// Whether nothing of the host is below the first screen, which then needs a button to close it.
  let isRoot: Bool
  private(set) var navigation = NavigationState<PaymentMap>(selectedTab: .payments)
  private(set) var accounts = AccountsState()
  private(set) var form = FormState()
  private(set) var review = ReviewState()
  private(set) var card = CardState()
  private(set) var ending: Ending?

  init(_ configuration: PaymentConfiguration, isRoot: Bool = true) {
    self.configuration = configuration
    self.isRoot = isRoot
  }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case PaymentAction.Session.ended(let ending): self.ending = ending
    default: break
    }
    navigation.reduce(action)
    accounts.reduce(action)
    form.reduce(action)
    review.reduce(action)
    card.reduce(action)
  }

  /// The transfer that the user has typed; nil while it breaks one of the customer's rules.
  var transfer: Transfer? { form.draft.transfer(under: configuration) }
}

/// All actions of the SDK: type `PaymentAction.`, and the features come up, each with its events.
enum PaymentAction {
  /// The events of the SDK as a whole.
  enum Session: ActionType, Equatable {
    case ended(PaymentState.Ending)
  }
}
