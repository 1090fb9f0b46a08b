/// The address of an answer: whoever asked for the screen that answers, or for the flow that it is in.
///
/// A screen asks by a `push` or `present` in a ``ScreenAction``. The navigation state remembers who
/// asked, also when it is saved, until the screen answers or one of the two goes.
public struct Asker<Map: NavigationMap>: Hashable, Codable, Sendable {
  /// The screen that answers.
  public let appearance: Appearance<Map>

  /// Makes the address of a screen's answer.
  public init(of appearance: Appearance<Map>) {
    self.appearance = appearance
  }
}

/// The result of a screen, for whoever asked, if that is still there; the screen closes.
///
/// A screen in a flow closes the flow. A second answer finds no screen, and does nothing.
public typealias Answer<Map: NavigationMap> = Addressed<Asker<Map>>

/// A screen that was asked for, and the one that waits for its answer.
struct AnswerRequest<Map: NavigationMap>: Codable {
  let asked: Appearance<Map>
  let asker: Appearance<Map>
}

extension NavigationState {
  /// Returns the appearance that waits for the answer of a screen, or of the flow that it is in.
  public func asker(of appearance: Appearance<Map>) -> Appearance<Map>? {
    positionToClose(for: appearance)
      .flatMap { requests[appearances(in: appearance.container)[$0]] }
  }

  /// Returns the position of the screen that an answer closes.
  func positionToClose(for appearance: Appearance<Map>) -> Int? {
    let stack = appearances(in: appearance.container)
    guard let position = stack.lastIndex(of: appearance) else { return nil }
    return stack[...position].lastIndex { requests[$0] != nil } ?? position
  }

  /// Cancels the requests of screens that have gone since, and those to them.
  mutating func cancelRequests(since place: Self) {
    guard !requests.isEmpty else { return }
    let staying = place.appearances(stayingIn: self)
    requests = requests.filter { staying.contains($0.key) && staying.contains($0.value) }
  }
}
