/// Work on its way from the thread that left it to the one that does it.
struct Letter {
  let work: Work
  /// The one that was left before it; once in the queue, the one behind it.
  var neighbour: UnsafeMutablePointer<Letter>?

  /// Writes a letter; `read(_:)` must follow.
  static func write(_ work: Work) -> UnsafeMutablePointer<Letter> {
    let letter = UnsafeMutablePointer<Letter>.allocate(capacity: 1)
    letter.initialize(to: Letter(work: work, neighbour: nil))
    return letter
  }

  /// Takes the work out of a letter, which is no more.
  static func read(_ letter: UnsafeMutablePointer<Letter>) -> Work {
    defer { letter.deallocate() }
    return letter.move().work
  }
}
