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
    self.init(fallback: fallback, where: isAllowed) {
      try JSONDecoder().decode(SavedNavigation<Map>.self, from: data)
    }
  }

  /// Reads a state that is a part of a larger value, which is parsed only once.
  ///
  /// - Parameters:
  ///   - decoder: What a ``NavigationState`` was encoded to.
  ///   - fallback: The state to use if nothing can be read.
  ///   - isAllowed: Whether a screen may be restored.
  public init(
    from decoder: any Decoder, fallback: NavigationState<Map>,
    where isAllowed: (Map.Screen) -> Bool
  ) {
    self.init(fallback: fallback, where: isAllowed) { try SavedNavigation(from: decoder) }
  }

  private init(
    fallback: NavigationState<Map>, where isAllowed: (Map.Screen) -> Bool,
    reading read: () throws -> SavedNavigation<Map>
  ) {
    do {
      let saved = try read()
      try saved.checkVersion()
      (state, cuts) = saved.place(fallback: fallback, where: isAllowed)
    } catch {
      state = fallback
      cuts = [.everything(reason: String(describing: error))]
    }
  }
}
