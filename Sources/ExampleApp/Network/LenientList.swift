/// A list that leaves out what can't be read, rather than being lost for it.
struct LenientList<Element: Decodable>: Decodable {
  let elements: [Element]

  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd {
      if let element = try? list.decode(Element.self) {
        elements.append(element)
      } else {
        _ = try list.decode(Anything.self)
      }
    }
    self.elements = elements
  }
}
