import AppComponents
public import Coordinator
public import Redux
public import UIKit

/// Runs the form, sends it, and closes it when the server has it, in any app that keeps its ``EntryState``.
public final class EntryCoordinator: CoordinatorType {
  private enum Work: EffectKey { case send }
  /// Sends the form, and returns what the server took.
  public typealias Send = @Sendable (EntryDraft) async throws -> EntryDraft

  /// The form, which the app puts where it belongs.
  public var viewController: UIViewController { screen }
  private let screen = EntryViewController()
  private let store: any StoreType<EntryState>
  private let effects: EffectScope<EntryState>
  private let sendForm: Send
  private let close: () -> Void

  /// Creates a coordinator for a form's own state: `context.scoped(to: \.entry)`.
  public init(
    _ store: any StoreType<EntryState>, send: @escaping Send, close: @escaping () -> Void
  ) {
    self.store = store
    effects = EffectScope(store: store)
    sendForm = send
    self.close = close
  }

  /// Renders the state, dispatches what the user does, and closes the form once it is sent.
  public func start() {
    screen.modalPresentationStyle = .formSheet
    screen.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.self).map(EntryViewState.init).render(on: screen)
    // Closing is a second action: only a form that was sent has no text to ask about.
    store.observeOnMain(\.self).map(\.form.sending)
      .subscribe(with: self) { if case .loaded = $1 { $0.handle(.closed) } }
  }

  func handle(_ action: EntryAction) {
    switch action {
    case .sent(let draft):
      effects.run(
        .first(Work.send),
        effect(reporting: { EntryAction.sending($0) }) { [sendForm] _ in
          try await sendForm(draft)
        })
    case .stopTapped: effects.cancel(Work.send)
    case .closed: close()
    case .changed, .sending: store.dispatch(action)
    }
  }
}
