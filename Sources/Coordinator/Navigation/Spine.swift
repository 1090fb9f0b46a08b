public import Redux

public typealias ScreenID = Appearance
public protocol LocalAction: ActionType {}
extension MainStateStream {
  @discardableResult
  @MainActor public func render<R: Renderer<Value> & AnyObject & Sendable>(on renderer: R)
    -> Subscription
  {
    subscribe(with: renderer) { $0.render($1) }
  }
}
extension ScreenStates {
  public init(in navigation: NavigationState<Map>, make: @escaping @Sendable (Map.Screen) -> Value?)
  { self.init(make: make); reduce(RouteAction<Map>.popToRoot, in: navigation) }
}
