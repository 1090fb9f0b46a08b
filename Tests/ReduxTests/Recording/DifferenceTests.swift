import Redux
import TestSupport
import Testing

@testable import ReduxRecording

private struct Shelf {
  var title = "Contents"
  var books: [Book] = []
  var shelf: [String: Int] = [:]
  var tags: Set<String> = []
  var place: Place = .nowhere
  var owner: String?
  var price = Price(cents: 5, code: "EUR")
}

private struct Book {
  var id: Int
  var name: String
}

private enum Place {
  case nowhere
  case room(Int)
  case seat(row: Int, column: Int)
}

private struct Price: CustomStringConvertible {
  var cents: Int
  var code: String

  var description: String { "\(cents) cents" }
}

private final class Opaque {}

@Computing @Suite(.timeLimit(.minutes(30))) struct DifferenceTests {
  nonisolated private func text(_ expected: Any, _ actual: Any) -> String {
    Difference(expected: expected, actual: actual).description
  }

  @Test func `lines that differ are shown with their neighbors and the lines around them`() {
    var (old, new) = (Shelf(), Shelf())
    old.books = (0..<9).map { Book(id: $0, name: "Book \($0)") }
    new.books = old.books
    new.books[4].name = "Another"

    #expect(
      text(old, new) == """
          Shelf(
            title: "Contents"
            books: [
          …
              Book(
                id: 4
        -       name: "Book 4"
        +       name: "Another"
              )
          …
        """)
  }

  @Test(
    arguments: [
      (1, 2, "- 1\n+ 2"),
      ("a", "b", "- \"a\"\n+ \"b\""),
      (Place.nowhere, Place.room(1), "- Place.nowhere\n+ Place.room(1)"),
      (Int?.none as any Sendable, Int?.some(1) as any Sendable, "- nil\n+ 1"),
      ([1], [Int](), "- [1]\n+ []"),
      (["a": 1], ["a": 2], "- [\"a\": 1]\n+ [\"a\": 2]"),
      ((1, x: 2), (1, x: 3), "  (\n    1\n-   x: 2\n+   x: 3\n  )"),
    ] as [(any Sendable, any Sendable, String)])
  func `values of every kind are shown`(
    expected: any Sendable, actual: any Sendable, difference: String
  ) {
    #expect(text(expected, actual) == difference)
  }

  @Test func `a case is shown with the labels of its associated values`() {
    #expect(
      text(Place.seat(row: 1, column: 2), Place.seat(row: 1, column: 3)) == """
          Place.seat(
            row: 1
        -   column: 2
        +   column: 3
          )
        """)
  }

  @Test func `a new element is one line`() {
    #expect(
      text([0, 1, 2, 3, 4, 5], [0, 1, 2, 9, 3, 4, 5]) == """
          [
          …
            2
        +   9
            3
          …
        """)
  }

  @Test func `the order of sets and dictionaries makes no difference`() {
    var (old, new) = (Shelf(), Shelf())
    for number in 0..<50 {
      old.tags.insert("\(number)")
      old.shelf["\(number)"] = number
      new.tags.insert("\(49 - number)")
      new.shelf["\(49 - number)"] = 49 - number
    }
    new.owner = "Anna"

    #expect(
      text(old, new) == """
          Shelf(
          …
            place: .nowhere
        -   owner: nil
        +   owner: "Anna"
            price: 5 cents
          )
        """)
  }

  @Test func `values with the same description are shown by their parts`() {
    #expect(
      text(Price(cents: 5, code: "EUR"), Price(cents: 5, code: "USD")) == """
          Price(
            cents: 5
        -   code: "EUR"
        +   code: "USD"
          )
        """)
  }

  @Test func `values that cannot be told apart are reported as such`() {
    #expect(text(Opaque(), Opaque()) == "The two have the same description, but == returns false.")
  }

  @Test
  nonisolated func `a long difference takes no time that grows with its square`() throws {
    let books = (0..<10_000).map { Book(id: $0, name: "Book \($0)") }
    let others = books.map { Book(id: $0.id, name: "Another \($0.id)") }
    let zeros = Array(repeating: 0, count: 20_000)
    var ones = zeros
    ones[5_000] = 1
    ones[15_000] = 1

    let long = text(books, others).split(separator: "\n")
    let short = text(zeros, ones).split(separator: "\n")

    #expect(long.count { $0.hasPrefix("+") } == 10_000)
    #expect(short.filter { $0.hasPrefix("+") } == ["+   1", "+   1"])
  }
}
