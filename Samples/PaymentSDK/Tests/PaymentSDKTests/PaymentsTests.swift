import Foundation
import Redux
import Synchronization
import Testing
import UIKit

@testable import PaymentSDK

@Suite(.timeLimit(.minutes(30))) @MainActor struct PaymentsTests {
  private let container = UINavigationController(rootViewController: UIViewController())
  private let customer = PaymentConfiguration(
    currency: "EUR", limit: 500, locale: Locale(identifier: "en_US"))

  @Test func `two instances in one navigation controller share nothing`() {
    let (one, other) = (
      Payments(customer, over: .sandbox()), Payments(customer, over: .sandbox())
    )
    one.embed(in: container)
    let below = container.viewControllers
    other.embed(in: container)
    #expect(container.viewControllers.count == 3)

    other.signOut()
    #expect(container.viewControllers == below)
    other.embed(in: container)
    one.signOut()

    #expect(container.viewControllers.count == 2)
    #expect(container.viewControllers.last !== below.last)
  }

  @Test func `an open SDK isn't opened a second time`() {
    let payments = Payments(customer, over: .sandbox())

    payments.embed(in: container)
    payments.embed(in: container)

    #expect(container.viewControllers.count == 2)
  }

  @Test func `a view controller that isn't on screen presents nothing`() {
    let viewController = container
    let payments = Payments(PaymentConfiguration(currency: "CHF", limit: 1000), over: .sandbox())
    payments.present(from: viewController)

    payments.embed(in: container)

    #expect(container.viewControllers.count == 2)
  }

  @Test func `a host hears of the user in order, and the stream ends with the SDK`() async {
    var payments: Payments? = Payments(customer, over: .sandbox())
    let events = payments?.events
    payments?.embed(in: container)
    container.topViewController?.loadViewIfNeeded()
    container.popToRootViewController(animated: false)
    payments?.signOut()

    payments = nil

    var heard: [PaymentEvent] = []
    if let events { for await event in events { heard.append(event) } }
    #expect(heard == [.tracked("accounts_shown"), .closed, .signedOut])
  }
}

/// The fate of a transfer that is on its way while the SDK is left.
@Suite(.timeLimit(.minutes(30))) struct LeavingTests {
  private let bank = UnreliableBank(holdsOrders: true)
  private let events = AsyncStream.makeStream(of: PaymentEvent.self)
  private let store: PaymentStore

  init() {
    let report = events.continuation
    store = PaymentStore(over: bank.connection) { report.yield($0) }
    store.enter(recipient: "Ann", amount: "20")
  }

  @Test func `a transfer that was on its way is reported after closing`() async {
    store.dispatch(PaymentAction.Review.sendTapped)
    store.dispatch(PaymentAction.Session.ended(.closed))

    bank.release()

    let sent = await events.stream.first { $0 == .transferSent(id: "T1") }
    #expect(sent != nil)
  }

  @Test func `nothing about a user is reported after signing out`() async {
    store.dispatch(PaymentAction.Review.sendTapped)
    store.dispatch(PaymentAction.Session.ended(.signedOut))
    store.dispatch(PaymentAction.Review.send(.success(Receipt(id: "T1", transfer: .sample))))
    events.continuation.finish()

    let heard = await events.stream.reduce(into: []) { $0.append($1) }

    #expect(heard.last == .signedOut)
    #expect(!heard.contains(.transferSent(id: "T1")))
  }

  @Test func `a second tap sends nothing`() async {
    store.dispatch(PaymentAction.Review.sendTapped)
    store.dispatch(PaymentAction.Review.sendTapped)

    bank.release()

    _ = await events.stream.first { $0 == .transferSent(id: "T1") }
    #expect(bank.orders.withLock { $0 } == ["transfers"])
  }
}
