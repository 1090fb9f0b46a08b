public import Foundation

/// A saved place, as far as it could be read, and what had to be cut from it.
///
/// An update may have renamed a screen, and a file may be damaged: neither may keep the app from
/// starting. So reading never fails; it cuts at the first screen that it does not know.
public struct RestoredNavigation<Map: NavigationMap>: Equatable, Sendable {
  /// Where the user is to be.
  public let state: NavigationState<Map>

  /// What was cut; report it, for it tells of a bug or of a damaged file.
  public let cuts: [NavigationCut<Map>]

  /// Reads the JSON that a ``NavigationState`` was encoded to.
  ///
  /// - Parameters:
  ///   - data: The JSON.
  ///   - fallback: Where to be if nothing can be read; of an unknown tab, its tab is taken.
  ///   - isAllowed: Whether a screen may be put back; one that may not is cut as if unknown.
  public init(
    from data: Data, fallback: NavigationState<Map>,
    where isAllowed: @escaping (Map.Screen) -> Bool = { _ in true }
  ) {
    do {
      let saved = try JSONDecoder().decode(SavedNavigation<Map>.self, from: data)
      try saved.checkVersion()
      var reader = NavigationCuts<Map>(where: isAllowed)
      state = reader.state(of: saved, fallback: fallback.selectedTab)
      cuts = reader.cuts
    } catch {
      state = fallback
      cuts = [.everything(reason: String(describing: error))]
    }
  }
}
