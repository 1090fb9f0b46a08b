public import Redux

/// Makes the middleware that turns links into places: the one way in for all of them.
///
/// A link is parsed, its source is checked, the guard is asked, and then it is routed, or waits, or is
/// refused with a reason. What waits is watched with every action: it is followed as soon as the guard
/// allows, and dropped when its reason to wait is gone. No timer runs: that a link has waited for too
/// long is seen with the next action.
///
/// - Parameters:
///   - table: The app's links.
///   - links: Where the state of links is.
///   - navigation: Where the state of navigation is.
///   - identity: Who is signed in, if anybody; a link that waits is bound to it.
///   - lifetime: How long a link may wait: five minutes, if nothing else is said.
///   - now: What time it is; a test gives its own.
///   - guard: Says whether what a link requires holds in a state. It is asked when the link comes,
///     with each action while it waits, and once more before it is followed, on the thread that works
///     the store; so it looks at the state and does no more. Without one, such links are refused.
/// - Returns: The middleware.
public func linkIntake<State, Map>(
  table: LinkTable<Map>,
  links: any KeyPath<State, LinkState<Map>> & Sendable,
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  identity: @escaping @Sendable (State) -> String? = { _ in nil },
  lifetime: Duration = .seconds(300),
  now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
  guard: @escaping @Sendable (LinkRequirement, State) -> LinkAnswer<Map> = { _, _ in .deny }
) -> Middleware<State> {
  LinkIntake(
    table: table, links: links, navigation: navigation, identity: identity, lifetime: lifetime,
    now: now, answer: `guard`
  ).middleware
}
