public import Foundation

extension IndexPath {
  /// Names a row of a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The row within its section.
  public var row: Int { self[1] }

  /// The section.
  public var section: Int { self[0] }
}
