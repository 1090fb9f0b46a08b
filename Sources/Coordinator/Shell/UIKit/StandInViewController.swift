#if !os(iOS)
  public import Coordinator

  /// Stands in for a view controller with UIKit or SwiftUI that the terminal doesn't have.
  ///
  /// The other files of its screen, its link and their tests stay as they are, and a test can
  /// read its view state. `Documentation/standard-uikit.md` has a sample.
  public final class StandInViewController<Action, ViewState>: UIViewController, Renderer {
    /// Receives the user's actions; there are none here.
    public var send: (Action) -> Void = { _ in }
    /// The view state that was rendered last; nil before the first time.
    public private(set) var viewState: ViewState?

    /// Creates the screen, with the title for its bar.
    public convenience init(title: String) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
    }

    /// Says that the screen is shown on iOS.
    override public func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "This screen is shown on iOS."
      contentUnavailableConfiguration = configuration
    }

    /// Keeps the view state, for a test to read.
    public func render(_ viewState: ViewState) { self.viewState = viewState }
  }
#endif
