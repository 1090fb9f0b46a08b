/// Passes a view state to views.
///
/// The `+Renderer` part of a view controller conforms to it. It only changes views, so the same view
/// state rendered twice looks the same as once.
@MainActor public protocol Renderer<ViewState> {
  /// The contents to show: texts, and flags such as `isLoading`.
  associatedtype ViewState

  /// Shows the given view state.
  func render(_ viewState: ViewState)
}
