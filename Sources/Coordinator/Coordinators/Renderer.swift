/// Passes a view state to views.
///
/// The `+Renderer` part of a view controller conforms to it. Rendering does nothing else, so the same
/// view state rendered twice looks the same as once.
@MainActor public protocol Renderer<ViewState> {
  /// The contents to show, in words and claims.
  associatedtype ViewState

  /// Shows the given view state.
  func render(_ viewState: ViewState)
}
