public import Foundation

/// Manages the presentation of a popover, above all the source that it points at.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of the source view that the popover points at; null means all of it.
  open var sourceRect = CGRect.null
  /// The view or bar button that the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The edges where the popover may have its arrow; without any it covers the middle of its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The manager of the sheet that the popover becomes where there is little room.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presented)

  /// Whether there is something to point at.
  var hasSource: Bool { sourceView != nil || sourceItem != nil }

  var hasArrow: Bool { !permittedArrowDirections.isEmpty }

  /// Returns the source's frame in a view, if there is one.
  func sourceFrame(in view: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: view) }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
  }
}

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All directions.
  public static var any: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 15) }
}

/// Something that a popover can point at.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view, or nil if it isn't on the screen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view in another one, or nil if it isn't in a window.
  public func frame(in referenceView: UIView) -> CGRect? {
    window.map { _ in convert(bounds, to: referenceView) }
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the button in a view, or nil if it isn't in a window.
  public func frame(in referenceView: UIView) -> CGRect? {
    button.frame(in: referenceView)
  }
}
