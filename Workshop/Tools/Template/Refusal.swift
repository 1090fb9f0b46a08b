/// Why a command changed nothing, in words.
struct Refusal: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
