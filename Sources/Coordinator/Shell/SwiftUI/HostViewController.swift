#if os(iOS)
  public import Coordinator
  public import SwiftUI
  import Observation

  /// A screen's views made with SwiftUI, which show a view state and report the user's actions.
  ///
  /// It replaces a view controller, its layout and its renderer. Show it as a
  /// ``HostViewController``, and in a preview with a fixed view state.
  @MainActor public protocol ScreenView: View {
    /// The contents to show: texts, and flags such as `isLoading`.
    associatedtype ViewState
    /// The user's actions.
    associatedtype Action
    /// Creates the view for a view state.
    init(viewState: ViewState, send: @escaping (Action) -> Void)
  }

  /// Shows a view made with SwiftUI as a screen.
  ///
  /// The root view stays the same; a new view state only changes the model that it observes, so SwiftUI updates the
  /// views that read it. Nothing is shown before the first view state.
  public final class HostViewController<Content: ScreenView>:
    UIHostingController<HostedView<Content>>, Renderer
  {
    /// Receives the user's actions.
    public var send: (Content.Action) -> Void = { _ in }
    private let model: ScreenModel<Content.ViewState>

    /// Creates the screen, with the title for its bar.
    public init(title: String) {
      let (model, report) = (ScreenModel<Content.ViewState>(), Report<Content.Action>())
      self.model = model
      super.init(rootView: HostedView(model: model, send: { report.send($0) }))
      report.send = { [weak self] in self?.send($0) }
      self.title = title
    }

    /// Makes nothing: a screen isn't stored in a file.
    required dynamic public init?(coder: NSCoder) { nil }

    /// Shows the given view state.
    public func render(_ viewState: Content.ViewState) { model.viewState = viewState }
  }

  /// The root view of a ``HostViewController``.
  public struct HostedView<Content: ScreenView>: View {
    let model: ScreenModel<Content.ViewState>
    let send: (Content.Action) -> Void

    /// The screen's view, once there is something to show.
    public var body: some View {
      if let viewState = model.viewState { Content(viewState: viewState, send: send) }
    }
  }

  /// The model that a root view observes.
  @MainActor @Observable final class ScreenModel<ViewState> {
    var viewState: ViewState?
  }

  /// Leads from a root view to its view controller, which is made after it.
  @MainActor private final class Report<Action> {
    var send: (Action) -> Void = { _ in }
  }
#endif
