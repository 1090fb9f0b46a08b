public import Coordinator
public import Redux

/// Makes the middleware that turns links into routes, for an app whose links require nothing.
///
/// A link that requires something is refused, as there is no guard that could allow it.
///
/// - Parameters:
///   - table: The app's links.
///   - links: The path to the state of links.
///   - navigation: The path to the state of navigation.
///   - hosts: Returns the hosts that are known only at run time.
/// - Returns: The middleware.
public func linkIntake<State, Map>(
  table: LinkTable<Map>,
  links: any KeyPath<State, LinkState<Map>> & Sendable,
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  hosts: @escaping @Sendable (State) -> [String] = { _ in [] }
) -> Middleware<State> {
  linkIntake(
    table: table, links: links, navigation: navigation, hosts: hosts, owner: { _ in .nobody },
    guard: { _, _ in .deny })
}
