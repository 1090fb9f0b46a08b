public import Redux

/// An action that happens on one screen, and that only this screen's own state reduces.
///
/// ```swift
/// enum HomeAction: LocalAction, Equatable { case addTapped, resetTapped }
/// ```
///
/// A screen may be there twice, each with its own state. The context of a screen therefore addresses its local
/// actions to that screen's state in ``ScreenStates``, as ``Addressed`` ones; `listener` sees local actions, too.
///
/// The events of a screen without a state of its own need no protocol. Its coordinator dispatches the one action that
/// follows from an event: an action of a feature, or a route.
public protocol LocalAction: ActionType {}
