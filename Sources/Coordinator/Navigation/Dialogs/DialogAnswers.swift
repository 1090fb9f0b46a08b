public import Redux

/// Returns middleware that turns the user's answer to a dialog into the action of their choice.
///
/// The answer counts only if its dialog is still the one that the state has: a yes to a question that
/// was replaced or taken back does nothing. The reducer takes the dialog away first, and the action
/// follows in order. Without this middleware an answer only ends the dialog.
///
/// - Parameters:
///   - navigation: The path to the navigation state.
///   - content: Returns the content of a dialog; give the driver the same.
/// - Returns: The middleware.
public func dialogAnswers<State: StateType, Map: NavigationMap>(
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  content: @escaping @Sendable (Map.Dialog) -> DialogContent
) -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        let (move, window) = routeAction(in: action, of: Map.self)
        guard case .user(.answered(let dialog, let position)) = move,
          getState()[keyPath: navigation].seen(from: window)?.dialog == dialog
        else { return next(action) }
        next(action)
        let choices = content(dialog).choices
        guard choices.indices.contains(position), let answer = choices[position].action
        else { return }
        dispatch((answer as? RouteAction<Map>)?.addressed(to: window) ?? answer)
      }
    }
  }
}
