/// The actions that middleware got and has not passed on, with the sources that dispatched them.
///
/// `next` gets no more than an action, on whichever thread and during whichever other action. What is passed
/// on late is found again here by its value, so that it keeps its source. Only a store with a recorder has it.
// NB: `@unchecked Sendable`: `current` belongs to the thread that owns the store's turns, the rest has a lock.
final class KeptActions: @unchecked Sendable {
  private struct Kept {
    let id: Int
    let action: any ActionType
    let source: ActionSource?
  }

  private struct Contents {
    var kept: [Int: [Kept]] = [:]
    var lastID = 0
  }

  /// The most actions to remember of one middleware, since it may also have dropped them.
  private static let limit = 64

  private let contents = Locked(Contents())
  /// The action that middleware is called with, unless it has been passed on.
  private var current: Int?

  /// Calls middleware with an action, which is kept until it is passed on.
  func call(_ link: Dispatch, with action: any ActionType, in envelope: Envelope) {
    let before = current
    current = add(action, in: envelope)
    link(action)
    current = before
  }

  /// Returns the source of an action that middleware passes on while it is called with an envelope's action.
  ///
  /// It is the source of that action, unless this is one that was kept before.
  func sourceInTurn(of action: any ActionType, in envelope: Envelope) -> ActionSource? {
    let id = current
    current = nil
    return contents.withLock { contents in
      let kept = contents.kept[envelope.position, default: []]
      let own = kept.firstIndex { $0.id == id }
      guard kept.count > (own == nil ? 0 : 1) else {
        contents.kept[envelope.position] = nil
        return envelope.source
      }
      let isOwn = own.map { isSame(kept[$0].action, action) } == true
      let earlier = isOwn ? nil : kept.firstIndex { $0.id != id && isSame($0.action, action) }
      if earlier != nil { current = id }
      guard let index = earlier ?? own else { return envelope.source }
      return contents.kept[envelope.position]?.remove(at: index).source
    }
  }

  /// Returns the source of an action that middleware at a position passes on late.
  ///
  /// The source of what the caller dispatches decides between equal actions, and is the result if middleware
  /// passes on another action than it got.
  func lateSource(
    of action: any ActionType, at position: Int, caller: ActionSource?
  ) -> ActionSource? {
    contents.withLock { contents in
      let kept = contents.kept[position, default: []]
      let same = kept.indices.filter { isSame(kept[$0].action, action) }
      guard let index = same.first(where: { kept[$0].source === caller }) ?? same.first else {
        return caller
      }
      return contents.kept[position]?.remove(at: index).source
    }
  }

  /// Forgets all actions, of which none is passed on any more.
  func removeAll() {
    let forgotten = contents.withLock { contents in
      defer { contents.kept = [:] }
      return contents.kept
    }
    // What actions hold is released outside the lock, because that may use the store.
    withExtendedLifetime(forgotten) {}
  }

  private func add(_ action: any ActionType, in envelope: Envelope) -> Int {
    let (id, forgotten) = contents.withLock { contents -> (Int, Kept?) in
      contents.lastID += 1
      let kept = Kept(id: contents.lastID, action: action, source: envelope.source)
      contents.kept[envelope.position, default: []].append(kept)
      let isFull = contents.kept[envelope.position, default: []].count > Self.limit
      return (kept.id, isFull ? contents.kept[envelope.position]?.removeFirst() : nil)
    }
    withExtendedLifetime(forgotten) {}
    return id
  }
}

/// Whether two actions have the same bytes or are equal.
private func isSame<Action: ActionType>(_ action: Action, _ other: any ActionType) -> Bool {
  guard let other = other as? Action else { return false }
  let haveSameBytes = withUnsafeBytes(of: action) { bytes in
    withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
  }
  if haveSameBytes { return true }
  guard let action = action as? any Equatable else { return false }
  return areEqual(action, other)
}
