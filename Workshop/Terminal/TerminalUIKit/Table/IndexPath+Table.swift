public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the row in its section.
  public var row: Int { self[1] }

  /// The index of the section.
  public var section: Int { self[0] }
}
