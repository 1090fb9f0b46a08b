/// Says in words what a test expected of a store, and what it got.
public struct TestStoreFailure: Error, Equatable, CustomStringConvertible {
  /// The place in the test, what went wrong, and the lines in which the two differ.
  public let description: String

  init(_ description: String, at place: Place) {
    self.description = "\(place.fileID):\(place.line): \(description)"
  }

  /// Where in a test the store was asked.
  struct Place {
    let fileID: String
    let line: Int
  }
}
