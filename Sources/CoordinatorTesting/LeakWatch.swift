/// Tells which of the objects it was shown are still alive.
///
/// In a test, let it see every coordinator and view controller that is made, leave their screens,
/// and expect ``alive`` to be empty. It keeps nothing alive itself.
@MainActor public final class LeakWatch {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  private var watched: [Watched] = []

  /// Makes a watch that has seen nothing.
  public init() {}

  /// Watches an object from now on.
  ///
  /// - Parameters:
  ///   - object: What must go.
  ///   - name: What to call it in ``alive``; its type's name if none is given.
  public func watch(_ object: AnyObject, as name: String? = nil) {
    watched.append(Watched(object: object, name: name ?? String(describing: type(of: object))))
  }

  /// The names of the objects that are still alive, in the order they were seen.
  public var alive: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }
}
