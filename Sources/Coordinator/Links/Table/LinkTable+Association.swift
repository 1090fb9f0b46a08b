import Foundation

extension LinkTable {
  /// Prints the file that makes the system give https links to the app.
  ///
  /// Publish it at `https://<host>/.well-known/apple-app-site-association`. It lists the links that
  /// may come as universal links, and no others.
  ///
  /// - Parameter appIDs: The apps, each as `<team>.<bundle identifier>`.
  /// - Returns: The file's JSON.
  public func appleAppSiteAssociation(appIDs: [String]) -> String {
    let components = zip(links, register.patterns)
      .filter { link, _ in link.declaration.sources.contains(.universalLink) }
      .map { Association.Component(path: $1.wildcards, comment: $1.text) }
    let association = Association(
      applinks: .init(details: [.init(appIDs: appIDs, components: components)]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(association)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

private struct Association: Encodable {
  struct Links: Encodable { let details: [Detail] }

  struct Detail: Encodable {
    let appIDs: [String]
    let components: [Component]
  }

  struct Component: Encodable {
    let path: String
    let comment: String

    enum CodingKeys: String, CodingKey {
      case path = "/"
      case comment
    }
  }

  let applinks: Links
}

extension LinkPattern {
  /// The path as the system matches it: `?*` is any text but none.
  fileprivate var wildcards: String {
    "/"
      + segments.map { segment in
        switch segment {
        case .word(let word): word
        case .parameter: "?*"
        }
      }.joined(separator: "/")
  }
}
