import AppTesting
import Foundation

@testable import ExampleApp

extension XcodeFiles {
  /// Reads what Xcode is given to build Sights.
  static func sights() throws -> XcodeFiles {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    return try XcodeFiles(
      folder: root.appending(path: "App"), app: "Sights", target: "ExampleApp",
      scheme: AppLinks.scheme, host: AppLinks.host)
  }
}
