public import Foundation

/// How much room there is along each axis, and whether the screen is light or dark.
@MainActor open class UITraitCollection: NSObject {
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Whether the screen is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The kind of device: a screen with ample room from left to right is an iPad's.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    horizontalSizeClass == .regular ? .pad : .phone
  }

  /// Creates the traits of a screen: narrower than 120 columns is compact, as is lower than 12 rows.
  init(_ screen: TerminalScreen?) {
    let size = screen?.size ?? TerminalSize(columns: 80, rows: 24)
    horizontalSizeClass = size.columns < 120 ? .compact : .regular
    verticalSizeClass = size.rows < 12 ? .compact : .regular
    userInterfaceStyle = screen?.theme() == .light ? .light : .dark
    super.init()
  }

  /// Whether the room is scarce along either axis.
  var isCompact: Bool { horizontalSizeClass == .compact || verticalSizeClass == .compact }
}

/// The amount of room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The room isn't known.
  case unspecified = 0
  /// The room is scarce, as on an iPhone held upright.
  case compact = 1
  /// The room is ample, as on an iPad.
  case regular = 2
}

/// The looks of a screen.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The look isn't known.
  case unspecified = 0
  /// Dark text on light surfaces.
  case light = 1
  /// Light text on dark surfaces.
  case dark = 2
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
}
