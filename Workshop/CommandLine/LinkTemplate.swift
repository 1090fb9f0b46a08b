#if !os(iOS)
  import Foundation

  /// A link as a person fills it in: its text, with a blank for each parameter that it needs.
  struct LinkTemplate: Equatable {
    /// A parameter to fill in.
    struct Blank: Equatable {
      let name: String
      let isRest: Bool
    }

    /// The texts around the blanks, one more than there are blanks.
    private var texts = [""]
    /// The parameters that the link needs, from left to right.
    private(set) var blanks: [Blank] = []
    /// The items of the query that the link may have, such as `?sort=…`; empty if there are none.
    private(set) var options = ""

    /// Creates a template without blanks.
    init(link: String) { texts = [link] }

    /// Creates a template from one of a table of links, such as `sights/{id}{?sort}`.
    init(_ template: String) {
      let pieces = template.components(separatedBy: "{")
      texts = [pieces[0]]
      for piece in pieces.dropFirst() {
        let name = piece.prefix { $0 != "}" }
        if let mark = name.first, "?&".contains(mark) {
          let items = name.dropFirst().components(separatedBy: ",")
          options = "\(mark)" + items.map { "\($0)=…" }.joined(separator: "&")
        } else {
          blanks.append(Blank(name: "\(name.drop { $0 == "+" })", isRest: name.first == "+"))
          texts.append("\(piece.dropFirst(name.count + 1))")
        }
      }
    }

    /// The template as text, with an ellipsis for each blank.
    var title: String { texts.joined(separator: "…") }

    /// Returns the link with values in its blanks, up to the first blank without one.
    func filled(with values: [String]) -> String {
      let filled = zip(zip(texts, blanks), values).map { $0.0 + encoded($1, isRest: $0.1.isRest) }
      return filled.joined() + texts[min(values.count, blanks.count)]
    }

    private func encoded(_ value: String, isRest: Bool) -> String {
      let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
      let plain = CharacterSet(charactersIn: digits + "-._~" + (isRest ? "/" : ""))
      return value.addingPercentEncoding(withAllowedCharacters: plain) ?? value
    }
  }
#endif
