/// A request of a screen for another screen that returns a result.
public enum ScreenRequest<Map: NavigationMap>: Hashable, Codable, Sendable {
  /// Puts the screen on top; see ``RouteAction/push(_:)``.
  case push(Map.Screen)

  /// Presents the screen, or a flow of screens; see ``RouteAction/present(_:)``.
  case present(Modal<Map>)

  /// The same move without a request for a result.
  var move: RouteAction<Map> {
    switch self {
    case .push(let screen): .push(screen)
    case .present(let modal): .present(modal)
    }
  }
}

/// A screen that was asked for, and the one that waits for its answer.
struct AnswerRequest<Map: NavigationMap>: Codable {
  let asked: ScreenID<Map>
  let asker: ScreenID<Map>
}

extension NavigationState {
  /// Returns the occurrence that waits for the answer of a screen, or of the flow that it is in.
  func asker(of id: ScreenID<Map>) -> ScreenID<Map>? {
    guard id.window == window else { return others[id.window]?.asker(of: id) }
    return positionToClose(for: id)
      .flatMap { requests[screenIDs(in: id.container)[$0]] }
  }

  /// Returns the position of the screen that an answer closes.
  func positionToClose(for id: ScreenID<Map>) -> Int? {
    let stack = screenIDs(in: id.container)
    guard let position = stack.lastIndex(of: id) else { return nil }
    return stack[...position].lastIndex { requests[$0] != nil } ?? position
  }

  /// Cancels the requests of screens that have gone since, and those to them.
  mutating func cancelRequests(since place: Self) {
    guard !requests.isEmpty else { return }
    let staying = place.screenIDs(stayingIn: self)
    requests = requests.filter { staying.contains($0.key) && staying.contains($0.value) }
  }
}
