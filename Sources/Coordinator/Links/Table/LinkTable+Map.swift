extension LinkTable {
  /// The map of the app in Mermaid's language: which screen leads to which.
  public var mermaid: String {
    let lines = steps.map { step in
      "  \(step.from) \(step.isModal ? "-. modal .->" : "-->") \(step.to)"
    }
    return (["flowchart LR"] + tabs.map { "  \($0)([\($0)])" } + lines).joined(separator: "\n")
  }

  /// The map of the app in Graphviz' language: which screen leads to which.
  public var dot: String {
    let lines = steps.map { step in
      "  \"\(step.from)\" -> \"\(step.to)\"\(step.isModal ? " [style=dashed, label=modal]" : "");"
    }
    let tabs = tabs.map { "  \"\($0)\" [shape=box];" }
    return (["digraph {", "  rankdir=LR;"] + tabs + lines + ["}"]).joined(separator: "\n")
  }

  private var tabs: [String] {
    links.compactMap { $0.sample.map { caseName(Map.root(of: $0.tab)) } }.uniqued
  }

  private var steps: [MapStep] {
    links.compactMap(\.sample).flatMap { route in
      zip(route.chain, route.chain.dropFirst()).enumerated().map { position, screens in
        MapStep(
          from: caseName(screens.0), to: caseName(screens.1),
          isModal: route.startsModal(at: position + 1))
      }
    }.uniqued
  }
}

private struct MapStep: Hashable {
  let from: String
  let to: String
  let isModal: Bool
}

extension Route {
  /// Whether a position in the chain is a modal's root.
  fileprivate func startsModal(at position: Int) -> Bool {
    var start = 1 + screens.count
    for modal in modals {
      if start == position { return true }
      start += modal.count
    }
    return false
  }
}

extension Sequence where Element: Hashable {
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
