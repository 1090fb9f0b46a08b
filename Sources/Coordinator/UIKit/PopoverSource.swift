#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// A view controller that has the views on which popovers and action sheets point.
///
/// Without it, a popover becomes a sheet, and an action sheet appears in the middle.
@MainActor public protocol PopoverSource: UIViewController {
  /// Returns the view or bar button that an anchor names, or nil if there is none.
  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)?
}
