public import Foundation

extension UIViewController {
  /// How a view controller comes and goes.
  ///
  /// A terminal shows the end, and asks for the view that a zoom begins or ends at.
  @MainActor open class Transition: NSObject {
    private let provider: (ZoomSourceViewProviderContext) -> UIView?
    /// The views that animated zooms began or ended at; nil where there was none.
    package private(set) var sources: [UIView?] = []

    /// Creates a zoom.
    public required init(from provider: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
      self.provider = provider
      super.init()
    }

    /// Returns a zoom from the view that the closure returns, and back to it; a nil view means the usual transition.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(from: sourceViewProvider)
    }

    func zoom(_ page: UIViewController, from source: UIViewController) {
      let context = ZoomSourceViewProviderContext(source: source, page: page)
      sources.append(provider(context))
    }

    /// Options of a zoom, of which a terminal has none.
    @MainActor open class ZoomOptions: NSObject {}

    /// The view controllers between which a page zooms.
    @MainActor open class ZoomSourceViewProviderContext: NSObject {
      /// The view controller with the view that the zoom begins at.
      public let sourceViewController: UIViewController
      /// The view controller that comes or goes.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, page: UIViewController) {
        sourceViewController = source
        zoomedViewController = page
        super.init()
      }
    }
  }
}
