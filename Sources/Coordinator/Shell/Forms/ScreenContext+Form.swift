public import Coordinator
public import CoordinatorUIKit
public import Redux

extension ScreenContext {
  /// Makes the coordinator of a form, which opens as a sheet as large as its content where there is room.
  ///
  /// It addresses each action to this form, ends the form's effects if the user stops waiting, and closes
  /// the form if the user cancels, or once it is done.
  ///
  /// - Parameters:
  ///   - viewController: The view controller of the form.
  ///   - viewStates: The form's view states; nothing changes while one is nil.
  ///   - isDone: Whether the form has done its work, and closes.
  ///   - handle: Receives each action after that, on the main actor, to send the form.
  /// - Returns: The coordinator.
  @MainActor public func form<Form: FormViewController>(
    _ viewController: Form, showing viewStates: MainStateStream<Form.ViewState?>,
    closingWhen isDone: MainStateStream<Bool>, handle: @escaping (Form.Action) -> Void
  ) -> any ScreenCoordinator {
    viewController.modalPresentationStyle = .formSheet
    return ClosureCoordinator(
      viewController, viewStates,
      begin: { form in isDone.subscribe(with: form) { if $1 { $0.handle(.closed) } } }
    ) { action in
      send(action)
      if action == .stopTapped { effects.cancel() }
      if action == .closed { dispatch(RouteAction<App.Map>.close(appearance.screen)) }
      handle(action)
    }
  }

  /// Makes the coordinator of a form that is sent, and closes when the server has it.
  ///
  /// ```swift
  /// context.form(
  ///   EntryViewController(), of: context.observe { $0.entry[$1] }, as: EntryViewState.init,
  ///   sending: context.services.entry)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The view controller of the form.
  ///   - states: The state of the form; nil once it has gone.
  ///   - viewState: Puts the state in words.
  ///   - send: Sends a draft, and returns what the server took. It runs off the main actor.
  /// - Returns: The coordinator.
  @MainActor public func form<Form: FormViewController, FormState: FormStateType>(
    _ viewController: Form, of states: MainStateStream<FormState?>,
    as viewState: @escaping (FormState) -> Form.ViewState,
    sending send: @escaping @Sendable (FormState.Draft) async throws -> FormState.Draft
  ) -> any ScreenCoordinator
  where Form.Action == FormAction<FormState.Draft>, Form.ViewState: Equatable {
    form(
      viewController, showing: states.map { $0.map(viewState) },
      closingWhen: states.map { if case .loaded? = $0?.form.sending { true } else { false } }
    ) { [appearance] action in
      guard case .sent(let draft) = action else { return }
      run(
        .first("send"),
        effect {
          ScreenAction<App.Map>(FormAction<FormState.Draft>.sending($0), to: appearance)
        } _: { _ in
          try await send(draft)
        })
    }
  }
}
