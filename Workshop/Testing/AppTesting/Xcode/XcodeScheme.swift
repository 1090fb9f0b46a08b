import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The products that a scheme builds and runs.
final class XcodeScheme: NSObject, XMLParserDelegate {
  /// The attributes of every reference to something built.
  private(set) var buildables: [[String: String]] = []

  /// Reads the text of a scheme; nil if it isn't XML.
  ///
  /// Off Apple's platforms a text that ends too early is parsed, but leaves its error.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse(), parser.parserError == nil else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    if elementName == "BuildableReference" { buildables.append(attributeDict) }
  }
}
