public import Foundation

/// What Xcode is given to build and test an app, as it lies in the folder `App` of its package.
///
/// A project that nobody opens for a while goes wrong unnoticed: a folder moves, a product is missing. So a
/// test on any platform reads the files, and expects no ``faults``:
///
/// ```swift
/// let files = try XcodeFiles(folder: app, app: "Trivia", scheme: "trivia", host: "trivia.example")
/// #expect(files.faults == [])
/// ```
public struct XcodeFiles: Sendable {
  /// The folder of the project, from which all paths in it start.
  public let folder: URL
  /// The name of the project, its scheme and the app.
  public let app: String
  /// The name of the package's target with the app's sources.
  public let target: String
  /// The custom scheme of the app's links.
  public let scheme: String
  /// The host of the app's web links.
  public let host: String
  /// The text of the project.
  public var project: String
  /// The text of the scheme that Xcode builds and runs.
  public var buildScheme: String
  /// The text of `Info.plist`.
  public var infoPlist: String
  /// The text of the entitlements.
  public var entitlements: String
  /// The modules that the app's sources import, except on Linux alone.
  let imports: Set<String>
  /// The modules that they import everywhere.
  let unconditionalImports: Set<String>

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - folder: The folder with the project, inside the package's folder.
  ///   - app: The name of the project, its scheme and the app.
  ///   - target: The package's target with the app's sources; by default, it has the app's name.
  ///   - scheme: The custom scheme of the app's links.
  ///   - host: The host of the app's web links.
  /// - Throws: The error of a file that can't be read.
  public init(
    folder: URL, app: String, target: String? = nil, scheme: String, host: String
  ) throws {
    let bundle = folder.appending(path: "\(app).xcodeproj")
    self.folder = folder
    self.app = app
    self.target = target ?? app
    self.scheme = scheme
    self.host = host
    project = try Self.text(bundle, "project.pbxproj")
    buildScheme = try Self.text(bundle, "xcshareddata/xcschemes/\(app).xcscheme")
    infoPlist = try Self.text(folder, "Info.plist")
    entitlements = try Self.text(folder, "\(app).entitlements")
    let sources = try SourceFile.all(in: folder.appending(path: "../Sources/\(self.target)"))
    imports = Self.imports(in: sources)
    unconditionalImports = Self.unconditionalImports(in: sources)
  }

  private static func text(_ folder: URL, _ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Returns a file or folder that the project names, as an absolute path.
  public func place(_ path: String) -> URL { folder.appending(path: path).standardizedFileURL }

  /// The manifest of the app's package.
  var manifest: String { (try? Self.text(folder, "../Package.swift")) ?? "" }

  /// Returns a property list, read.
  public static func list(_ text: String) -> [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return list as? [String: Any] ?? [:]
  }
}
