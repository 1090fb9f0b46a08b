/// Shows a view state, and knows nothing else.
///
/// The `+Renderer` part of a view controller conforms to it. Rendering is passing values to views:
/// the same view state twice must look the same as once.
@MainActor public protocol Renderer<ViewState> {
  /// What there is to show, in words and claims.
  associatedtype ViewState

  /// Shows the given view state.
  func render(_ viewState: ViewState)
}
