/// Finds leaks: it names the watched objects that are still alive.
///
/// In a test, watch every coordinator and view controller that is made, leave their screens, and
/// expect ``alive`` to be empty. The watch itself keeps nothing alive.
@MainActor public final class LeakWatch {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  private var watched: [Watched] = []

  /// Makes a watch without objects.
  public init() {}

  /// Watches an object from now on.
  ///
  /// - Parameters:
  ///   - object: The object that should be released.
  ///   - name: Its name in ``alive``; by default, the name of its type.
  public func watch(_ object: AnyObject, as name: String? = nil) {
    watched.append(Watched(object: object, name: name ?? String(describing: type(of: object))))
  }

  /// The names of the objects that are still alive, in the order they were watched.
  public var alive: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }
}
