/// A difference between what a test expects of a store and what happened.
public struct TestStoreFailure: Error, Equatable, CustomStringConvertible {
  /// The line in the test, the problem, and the lines that differ.
  public let description: String

  init(_ description: String, at place: Place) {
    self.description = "\(place.fileID):\(place.line): \(description)"
  }

  /// The line of a test where a failure is reported.
  struct Place {
    let fileID: String
    let line: Int
  }
}
