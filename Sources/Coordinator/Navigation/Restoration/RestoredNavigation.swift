public import Foundation

/// A saved state as far as it could be read, and the parts that had to be cut.
///
/// An update may have renamed a screen, and a file may be damaged: neither may keep the app from
/// starting. So reading never fails; it cuts at the first unknown screen.
public struct RestoredNavigation<Map: NavigationMap>: Equatable, Sendable {
  /// The location to restore.
  public let state: NavigationState<Map>

  /// The parts that were cut; log them, because each cut points to a bug or a damaged file.
  public let cuts: [NavigationCut<Map>]

  /// Reads the JSON that a ``NavigationState`` was encoded to.
  ///
  /// - Parameters:
  ///   - data: The JSON.
  ///   - fallback: The state to use if nothing can be read. Its root or tab is used if only that is
  ///     unknown.
  ///   - isAllowed: Whether a screen may be restored; one that may not is cut as if unknown.
  public init(
    from data: Data, fallback: NavigationState<Map>,
    where isAllowed: @escaping (Map.Screen) -> Bool = { _ in true }
  ) {
    do {
      let saved = try JSONDecoder().decode(SavedNavigation<Map>.self, from: data)
      try saved.checkVersion()
      (state, cuts) = saved.place(fallback: fallback, where: isAllowed)
    } catch {
      state = fallback
      cuts = [.everything(reason: String(describing: error))]
    }
  }
}
