// uikit/uisheetpresentationcontroller
@MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [UISheetPresentationController.Detent] { get set }
  open var prefersGrabberVisible: Bool { get set }

  // uikit/uisheetpresentationcontroller/detent
  @MainActor open class Detent: NSObject, Sendable {
    // uikit/uisheetpresentationcontroller/detent/medium(), from memory: Self or Detent
    open class func medium() -> Self
    open class func large() -> Self

    // uikit/uisheetpresentationcontroller/detent/identifier-swift.struct
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
    }
  }
}

// uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)
extension UISheetPresentationController.Detent {
  @MainActor @preconcurrency public static func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent
}

// uikit/uisheetpresentationcontrollerdetentresolutioncontext, isolation from memory
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

// uikit/uiviewcontroller/sheetpresentationcontroller
extension UIViewController {
  @MainActor public var sheetPresentationController: UISheetPresentationController? { get }
}
