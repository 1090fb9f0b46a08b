/// Reads one parameter of a link after the other.
@usableFromInline struct LinkCursor: ~Copyable {
  @usableFromInline let declaration: LinkDeclaration
  @usableFromInline var index = 0

  @inlinable init(_ declaration: LinkDeclaration) {
    self.declaration = declaration
  }

  @inlinable mutating func next<Value>(
    _ reader: LinkReader<Value>, in text: LinkText
  ) throws(LinkRefusal) -> Value {
    defer { index += 1 }
    guard let value = reader.read(text, declaration.positions[index])
    else { throw declaration.refusal(ofParameter: index) }
    return value
  }
}
