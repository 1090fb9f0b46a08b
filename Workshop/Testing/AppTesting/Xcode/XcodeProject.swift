import Foundation

/// The objects of an Xcode project, and how they refer to each other.
public struct XcodeProject {
  /// An object: its properties, read.
  public typealias Object = [String: Any]

  /// All objects by their identifiers.
  public let objects: [String: Object]
  /// The identifier of the project itself.
  public let root: String

  /// Reads the text of a `project.pbxproj`; nil if it isn't one.
  public init?(_ text: String) {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let list = list as? Object, let objects = list["objects"] as? [String: Object],
      let root = list["rootObject"] as? String
    else { return nil }
    self.objects = objects
    self.root = root
  }

  /// The project itself, which names all else.
  public var main: Object { objects[root] ?? [:] }

  /// The identifier of the first target that builds a kind of product.
  public func target(_ product: String) -> String? {
    (main["targets"] as? [String])?.first {
      objects[$0]?["productType"] as? String == "com.apple.product-type.\(product)"
    }
  }

  /// The objects that another names, in its order.
  public func objects(of object: Object, _ key: String) -> [Object] {
    (object[key] as? [String] ?? []).compactMap { objects[$0] }
  }

  /// The settings of each configuration in the list that an object has.
  public func settings(of object: Object) -> [Object] {
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
    return objects(of: list, "buildConfigurations").map { $0["buildSettings"] as? Object ?? [:] }
  }

  /// The synchronized folders of a target, as paths from the project's folder.
  public func folders(of target: Object) -> [String] {
    objects(of: target, "fileSystemSynchronizedGroups").compactMap { $0["path"] as? String }
  }

  /// The file name of what a target builds.
  public func name(ofProductOf target: String) -> String {
    let product = (objects[target]?["productReference"] as? String).flatMap { objects[$0] }
    return product?["path"] as? String ?? ""
  }

  /// Everything that is reached from an object, itself included, whether or not it exists.
  public func reachable(from start: String) -> Set<String> {
    var seen: Set = [start]
    var waiting = [start]
    while let id = waiting.popLast() {
      let new = Self.identifiers(in: objects[id] ?? [:]).subtracting(seen)
      seen.formUnion(new)
      waiting += new
    }
    return seen
  }

  /// Everything in a value that has the form of an identifier: 24 hexadecimal digits.
  static func identifiers(in value: Any) -> Set<String> {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(identifiers(in: $1)) }
    case let object as Object: identifiers(in: Array(object.values))
    default: []
    }
  }
}
