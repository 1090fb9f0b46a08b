import Coordinator
import CoordinatorLinks

extension LinkTable {
  /// The map of the app in Mermaid's language: which screen leads to which.
  var mermaid: String {
    let steps = steps.map { "  \($0.from) \($0.isModal ? "-. modal .->" : "-->") \($0.to)" }
    return (["flowchart LR"] + tabs.map { "  \($0)([\($0)])" } + steps).joined(separator: "\n")
  }

  private var tabs: [String] {
    unique(sampleRoutes.map { caseName(Map.root(of: $0.tab)) })
  }

  private var steps: [MapStep] {
    unique(
      sampleRoutes.flatMap { route in
        let screens = route.chain.map(caseName)
        let modals = route.modals.indices.map { depth in
          1 + route.screens.count + route.modals[..<depth].flatMap(\.stack).count
        }
        return zip(screens, screens.dropFirst()).enumerated().map { position, step in
          MapStep(from: step.0, to: step.1, isModal: modals.contains(position + 1))
        }
      })
  }
}

private struct MapStep: Hashable {
  let from: String
  let to: String
  let isModal: Bool
}

private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}

/// The name of an enum's case without its associated values.
private func caseName(_ value: some Any) -> String {
  String(String(describing: value).prefix { $0 != "(" })
}
