/// Words that can't be names, because Swift or every app uses them.
enum Keyword {
  static let all: Set<String> = Set(
    """
    Any Protocol Self Type actor any as associatedtype async await break case catch class continue \
    default defer deinit do else enum extension fallthrough false fileprivate for func guard if \
    import in init inout internal is let nil none open operator package precedencegroup private \
    protocol public reduce repeat rethrows return self some static struct subscript super switch \
    throw throws true try type typealias var where while
    """.split(separator: " ").map(String.init))

  /// Modules of the toolchain, which an app of the same name would hide.
  static let modules: Set<String> = Set(
    """
    AppKit Combine CoreFoundation CoreGraphics Darwin Dispatch Foundation FoundationEssentials \
    FoundationNetworking FoundationXML Glibc Musl Observation PackageDescription PackagePlugin \
    PlaygroundSupport RegexBuilder Swift SwiftUI Synchronization Testing UIKit XCTest
    """.split(separator: " ").map(String.init))
}
