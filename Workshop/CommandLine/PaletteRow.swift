#if !os(iOS)
  import Foundation

  /// A row of the palette: a link to open, or one to fill in first.
  struct PaletteRow: Equatable {
    let title: String
    var detail: String?
    let template: LinkTemplate
    /// The values that the user chose for the template's blanks so far.
    var values: [String] = []

    /// The link, up to the first blank that has no value.
    var link: String { template.filled(with: values) }

    /// The name of the parameter that is to be filled in next; nil if the link is complete.
    var blank: String? { template.blanks.dropFirst(values.count).first?.name }

    /// Returns the row of a pattern, which perhaps has a name.
    static func pattern(_ template: LinkTemplate, name: String? = nil) -> Self {
      let link = template.title + template.options
      let title = name ?? template.title
      return Self(title: title, detail: link == title ? nil : link, template: template)
    }

    /// The link, if it fits on the line of the title.
    func detail(besideTitleIn columns: Int) -> String? {
      detail.flatMap { title.count + 2 + $0.count <= columns ? $0 : nil }
    }

    /// Returns the row with a value for its next blank, and perhaps the name of what that leads to.
    func adding(_ value: String, name: String? = nil) -> Self {
      let values = values + [value]
      let link = template.filled(with: values) + (values.count < template.blanks.count ? "…" : "")
      return Self(
        title: name ?? link, detail: name == nil ? nil : link, template: template, values: values)
    }

    /// Where a row has a text.
    fileprivate enum Match { case start, title, link, none }

    /// Returns where the row has a text, whatever its accents.
    fileprivate func match(with text: String) -> Match {
      guard title.localizedStandardContains(text) else {
        return (detail ?? link).localizedStandardContains(text) ? .link : .none
      }
      let start: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
      return title.range(of: text, options: start) == nil ? .title : .start
    }
  }

  /// All that a palette can offer: screens, complete links, other names, and links to fill in.
  struct PaletteRows {
    private let rows: [PaletteRow]
    /// Returns whether a text is a link that leads somewhere.
    private let opens: (String) -> Bool

    /// Lists links, which have a name or a pattern, and kinds of links, which have a name and a pattern.
    init(
      named: [(name: String, link: String)] = [],
      kinds: [(name: String, template: LinkTemplate)] = [], templates: [LinkTemplate] = [],
      opens: @escaping (String) -> Bool = { _ in false }
    ) {
      let options = Dictionary(
        templates.map { ($0.title, $0.title + $0.options) }, uniquingKeysWith: { first, _ in first }
      )
      let names = named.map {
        PaletteRow(
          title: $0.name, detail: options[$0.link] ?? $0.link, template: LinkTemplate(link: $0.link)
        )
      }
      let links = Set(named.map(\.link) + kinds.map(\.template.title))
      let unnamed = templates.filter { !links.contains($0.title) }.map { PaletteRow.pattern($0) }
      self.opens = opens
      let screens = names.filter { options[$0.link] != nil }
      let others = names.filter { options[$0.link] == nil }
      rows =
        screens + kinds.map { .pattern($0.template, name: $0.name) } + others
        + unnamed.filter { $0.blank == nil } + unnamed.filter { $0.blank != nil }
    }

    /// Returns the rows that contain a text, whatever its accents.
    ///
    /// After the link that it is come those whose title begins with it, then those with it elsewhere in the title. Of
    /// those that have it only in their link, a pattern has thousands, so a few of them follow.
    func matching(_ text: String) -> [PaletteRow] {
      if text.isEmpty { return rows }
      let found = Dictionary(grouping: rows) { $0.match(with: text) }
      let rows =
        (found[.start] ?? []) + (found[.title] ?? []) + Self.few(of: found[.link] ?? [])
      return putFirst(PaletteRow(title: text, template: LinkTemplate(link: text)), among: rows)
    }

    /// Returns at most five of the links that differ only in their last part.
    private static func few(of rows: [PaletteRow]) -> [PaletteRow] {
      var counts: [Substring: Int] = [:]
      return rows.filter { row in
        guard row.blank == nil, let slash = row.link.lastIndex(of: "/") else { return true }
        counts[row.link[...slash], default: 0] += 1
        return counts[row.link[...slash], default: 0] <= 5
      }
    }

    /// Returns what can fill the next blank of a row: the text, and the named links that begin alike.
    func filling(_ row: PaletteRow, with text: String) -> [PaletteRow] {
      let named = matching(text).filter { $0.blank == nil && $0.title != text }
      let filled = named.compactMap { match -> PaletteRow? in
        guard match.link.hasPrefix(row.link) else { return nil }
        let value = match.link.dropFirst(row.link.count)
        let isPart = !value.isEmpty && !value.contains { "/?#".contains($0) }
        return isPart && match.title != match.link ? row.adding("\(value)", name: match.title) : nil
      }
      return text.isEmpty ? filled : putFirst(row.adding(text), among: filled)
    }

    /// Puts the row that the user typed before all others, unless it leads nowhere.
    private func putFirst(_ typed: PaletteRow, among rows: [PaletteRow]) -> [PaletteRow] {
      guard typed.blank == nil else { return rows + [typed] }
      guard opens(typed.link) else { return rows }
      let isTyped = { (row: PaletteRow) in row.blank == nil && row.link == typed.link }
      return [rows.first(where: isTyped) ?? typed] + rows.filter { !isTyped($0) }
    }
  }
#endif
