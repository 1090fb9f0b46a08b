import AppShell
import AppTesting
import Foundation

/// What Xcode is given, as it lies in the repository.
struct XcodeFiles {
  /// The folder of the app, which all paths in the project start from.
  let folder: URL
  var project: String
  var scheme: String
  var infoPlist: String
  var entitlements: String

  init() throws {
    var root = URL(filePath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "App")
    let bundle = folder.appending(path: "Sights.xcodeproj")
    self.folder = folder
    project = try Self.text(bundle, "project.pbxproj")
    scheme = try Self.text(bundle, "xcshareddata/xcschemes/Sights.xcscheme")
    infoPlist = try Self.text(folder, "Info.plist")
    entitlements = try Self.text(folder, "Sights.entitlements")
  }

  private static func text(_ folder: URL, _ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// A file or folder that the project names, as an absolute path.
  func place(_ path: String) -> URL { folder.appending(path: path).standardizedFileURL }

  /// A property list, read.
  static func list(_ text: String) -> [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return list as? [String: Any] ?? [:]
  }
}
