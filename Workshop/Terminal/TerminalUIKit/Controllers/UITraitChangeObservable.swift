public import Foundation

/// A trait that can change.
public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for the room from left to right.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}

/// The trait for the user's text size, which never changes in a terminal.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// An object with traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}

/// An observation of traits, which lasts as long as the object.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose traits can be observed.
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Keeps a handler, and what it is for.
  func observe(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void)
}

extension UITraitChangeObservable {
  /// Runs a closure when one of the traits has changed.
  ///
  /// In a terminal, only a view controller is told, of the horizontal size class.
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { [weak self] previous in
      if let self = self as? Environment { handler(self, previous) }
    }
    return TraitChangeRegistration()
  }
}

private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

extension UIView: UITraitChangeObservable {
  /// The traits of the screen on which the view is shown.
  public var traitCollection: UITraitCollection { UITraitCollection(terminalScreen) }

  /// Keeps nothing, because a view is never told of a change.
  public func observe(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {}
}

extension UIViewController: UITraitChangeObservable {
  /// The traits of the screen on which the view controller is shown.
  public var traitCollection: UITraitCollection {
    UITraitCollection(viewIfLoaded?.terminalScreen)
  }

  /// Keeps the handler if it is for the horizontal size class.
  public func observe(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    guard traits.contains(where: { $0 == UITraitHorizontalSizeClass.self }) else { return }
    traitHandlers.append(handler)
  }

  /// Tells the view controller and those in it that the size class was another.
  func sizeClassChanged(from previous: UITraitCollection) {
    for handler in traitHandlers { handler(previous) }
    for child in children { child.sizeClassChanged(from: previous) }
    if let presented = ownPresented { presented.sizeClassChanged(from: previous) }
  }
}
