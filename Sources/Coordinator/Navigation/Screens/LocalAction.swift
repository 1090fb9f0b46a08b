public import Redux

/// An action that happens on one screen, and that only this screen's own state reduces.
///
/// ```swift
/// enum HomeAction: LocalAction, Equatable { case addTapped, resetTapped }
/// ```
///
/// A screen may be there twice, each with its own state. The context of a screen therefore addresses its local
/// actions to that screen's state in ``ScreenStates``, as ``Addressed`` ones. What happens there concerns other
/// features only if a middleware or the coordinator translates it: `listener` sees local actions, too.
public protocol LocalAction: ActionType {}
