public import Foundation

/// Manages the presentation of a sheet: the heights at which it rests, and its grabber.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet may rest, from the lowest to the highest.
  open var detents: [Detent] = [.large()] {
    didSet { layer?.setNeedsLayout() }
  }

  /// The detent at which the sheet rests; nil means the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { layer?.setNeedsLayout() } }
  }

  /// Whether the sheet shows the bar for changing its height.
  open var prefersGrabberVisible = false

  /// The active detents with their heights, at least one.
  func rests(in context: Context) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (identifier: detent.identifier, height: min($0, context.maximumDetentValue))
      }
    }
    return active.isEmpty ? [(.large, context.maximumDetentValue)] : active
  }

  func height(in context: Context) -> CGFloat {
    let rests = rests(in: context)
    let selected = rests.first { $0.identifier == selectedDetentIdentifier }
    return (selected ?? rests[0]).height
  }

  /// Moves to the next detent in a direction, as a drag does; returns whether there is one.
  func moveByUser(by step: Int, in context: Context) -> Bool {
    let rests = rests(in: context)
    let index = rests.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    guard rests.indices.contains(index + step) else { return false }
    selectedDetentIdentifier = rests[index + step].identifier
    return true
  }

  /// The room that a sheet has.
  final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let isCompactHeight: Bool

    init(maximum: CGFloat, isCompactHeight: Bool) {
      maximumDetentValue = maximum
      self.isCompactHeight = isCompactHeight
      super.init()
    }
  }
}

/// Describes the room that a sheet has, for a detent with its own height.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The height of the largest detent.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("medium")
      /// The identifier of the large detent.
      public static let large = Identifier("large")
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Creates a detent of about half the height, which is inactive where height is scarce.
    ///
    /// Lines are closer in a terminal than on a phone, so half of a high one would be mostly empty.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        (context as? Context)?.isCompactHeight == true
          ? nil : min(14, (context.maximumDetentValue / 32).rounded()) * 16
      }
    }

    /// Creates a detent of the full height.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Creates a detent with its own height; a resolver that returns nil makes it inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height of the detent, or nil where it is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
