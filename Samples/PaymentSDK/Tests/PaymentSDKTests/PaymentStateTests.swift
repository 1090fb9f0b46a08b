import Coordinator
import Foundation
import Redux
import Testing

@testable import PaymentSDK

@Suite(.timeLimit(.minutes(30))) struct PaymentStateTests {
  @Test(arguments: [
    ("", "5", 2, Draft.Problem.recipient), ("Ann", "", 2, .amount), ("Ann", "0", 2, .amount),
    ("Ann", "5 francs", 2, .amount), ("Ann", "5.005", 2, .amount), ("Ann", "5.5", 0, .amount),
    ("Ann", "1000.01", 2, .limit), ("Ann", "1000", 2, nil), (" Ann ", "5,05", 2, nil),
  ])
  func `a draft keeps the rules that the customer configured`(
    recipient: String, amount: String, digits: Int, problem: Draft.Problem?
  ) {
    let rules = PaymentConfiguration(currency: "CHF", fractionDigits: digits, limit: 1000)

    let draft = Draft(key: "1", recipient: recipient, amount: amount)

    #expect(draft.problem(under: rules) == problem)
    #expect((draft.transfer(under: rules) == nil) == (problem != nil))
  }

  @Test func `a form that opens again is empty, and leads to another transfer`() {
    var state = FormState()
    state.reduce(PaymentAction.Form.amountChanged("20"))
    state.reduce(PaymentAction.Form.continueTapped)

    state.reduce(PaymentAction.Form.viewLoaded(key: "2"))

    #expect(state == FormState(draft: Draft(key: "2")))
  }

  @Test(arguments: [(PaymentAction.Accounts.transferTapped), .cardTapped])
  func `a feature that a customer left out can't be reached`(action: PaymentAction.Accounts) {
    let customer = PaymentConfiguration(currency: "CHF", limit: 1000, features: [])
    let store = Store(
      initialState: PaymentState(customer),
      middleware: paymentMiddleware(.sandbox()) { _ in })

    store.dispatch(action)

    #expect(store.state.navigation.route == Route(tab: .payments))
    let accounts = AccountsViewState(AccountsState(), for: customer, isRoot: true)
    #expect(!accounts.offersTransfers && !accounts.offersCards)
  }

  @Test func `features name the requests that their actions need`() {
    #expect(PaymentAction.Accounts.viewLoaded.request?.path == "accounts")
    #expect(PaymentAction.Review.confirmed(.sample).request?.path == "transfers")
    #expect(PaymentAction.Card.viewLoaded.request?.path == "card")
    #expect(PaymentAction.Review.sendTapped.request == nil)
  }

  @Test(arguments: [true, false])
  func `the state decides whether a tap freezes the card`(isFrozen: Bool) {
    let card = PaymentCard(lastDigits: "4242", isFrozen: isFrozen)
    let store = Store(initialState: CardState())
    #expect(PaymentAction.Card.toggle(store.state, store) == nil)
    store.dispatch(PaymentAction.Card.load(.success(card)))

    let action = PaymentAction.Card.toggle(store.state, store) as? PaymentAction.Card

    #expect(action == (isFrozen ? .unfreezeConfirmed(card) : .freezeConfirmed(card)))
    store.dispatch(PaymentAction.Card.change(.started))
    #expect(PaymentAction.Card.toggle(store.state, store) == nil)
  }
}
