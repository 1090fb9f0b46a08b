import Foundation

extension Bundle {
  /// Where the bundled data lies: in the package's bundle, or in the app that Xcode builds.
  static var resources: Bundle {
    #if SWIFT_PACKAGE
      .module
    #else
      .main
    #endif
  }

  /// Reads a bundled JSON file.
  ///
  /// - Throws: If it is missing or damaged.
  func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    guard let url = url(forResource: name, withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
  }
}
