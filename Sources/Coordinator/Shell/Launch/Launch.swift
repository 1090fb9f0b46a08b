public import Foundation

/// The way in which an app was started, which a tool may change in ``AppTool/prepare(_:)``.
public struct Launch: Sendable {
  /// The link with which the app starts, instead of one from the system.
  public var link: String?
  /// The folder with the app's data.
  public var dataDirectory = URL.temporaryDirectory
  /// Whether nobody uses the app, which then saves nothing, such as when its screen is only printed.
  public var isUnattended = false
  /// The time of the app, which a tool may replace by one that it moves.
  public var time = AppTime.system
  private var options: [String: String] = [:]

  /// Creates the launch of an app with a name, which its folder has, too; without a name, its data is temporary.
  public init(of name: String? = nil) {
    guard let name else { return }
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    dataDirectory = (support.first ?? .temporaryDirectory).appending(path: name)
  }

  /// The value that a tool has for an option of the app, such as the address of another server; nil if it has none.
  public subscript(option: String) -> String? {
    get { options[option] }
    set { options[option] = newValue }
  }
}
