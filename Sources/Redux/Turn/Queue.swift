/// What waits, in the order of arrival; it belongs to the thread that has the turn.
// NB: every letter that is appended belongs to the queue, until `next()` or `removeAll()` reads it.
struct Queue {
  private var first: UnsafeMutablePointer<Letter>?
  private var last: UnsafeMutablePointer<Letter>?
  /// Whether nothing is taken any more.
  private(set) var isClosed = false

  @inline(__always)
  var isEmpty: Bool { first == nil }

  /// Adds letters behind all others, the newest given and each with the one before it.
  mutating func append(_ newest: UnsafeMutablePointer<Letter>?) {
    var (letter, behind) = (newest, UnsafeMutablePointer<Letter>?.none)
    while let current = letter {
      letter = current.pointee.neighbour
      current.pointee.neighbour = behind
      behind = current
    }
    if let last { last.pointee.neighbour = behind } else { first = behind }
    last = newest ?? last
  }

  /// Takes what waits longest; nil if nothing does.
  mutating func next() -> Work? {
    guard let letter = first else { return nil }
    first = letter.pointee.neighbour
    if first == nil { last = nil }
    return Letter.read(letter)
  }

  /// Forgets all that waits.
  mutating func removeAll() { while next() != nil {} }

  /// Forgets all that waits, and takes nothing any more.
  mutating func close() {
    removeAll()
    isClosed = true
  }
}
