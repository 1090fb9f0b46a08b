public import Foundation

extension UIButton {
  /// What a button says and how it looks.
  public struct Configuration: Hashable, Sendable {
    enum Surface: Hashable, Sendable { case none, fill, accent }

    /// The words.
    public var title: String?
    /// A second line under the words.
    public var subtitle: String?
    /// The picture beside the words.
    public var image: UIImage?
    /// On which side of the words the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between picture and words.
    public var imagePadding: CGFloat = 8
    /// Whether a turning mark takes the picture's place.
    public var showsActivityIndicator = false
    /// The colour of words and picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the surface.
    public var baseBackgroundColor: UIColor?
    /// The space around words and picture.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How round the corners are; a terminal has one way.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is; a terminal has one size.
    public var buttonSize = Size.medium
    var surface: Surface

    private init(_ surface: Surface) {
      self.surface = surface
      let side: CGFloat = surface == .none ? 0 : 16
      contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Words alone.
    public static func plain() -> Configuration { Configuration(.none) }
    /// Words alone.
    public static func borderless() -> Configuration { Configuration(.none) }
    /// A surface in a shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(.fill) }
    /// A grey surface.
    public static func gray() -> Configuration { Configuration(.fill) }
    /// A grey surface.
    public static func bordered() -> Configuration { Configuration(.fill) }
    /// A grey surface in a shade of the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(.fill) }
    /// A surface in the tint colour, for the one thing most people want.
    public static func filled() -> Configuration { Configuration(.accent) }
    /// A surface in the tint colour, for the one thing most people want.
    public static func borderedProminent() -> Configuration { Configuration(.accent) }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the system likes it.
      case dynamic
      /// As given by the background.
      case fixed
      /// A half circle.
      case capsule
      /// A little.
      case small
      /// Some.
      case medium
      /// Much.
      case large
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium
      /// A small one.
      case small
      /// The smallest.
      case mini
      /// A large one.
      case large
    }
  }
}
