import Measuring
import Redux

/// Compares a reducer that searches with one that stores what an effect has found.
enum HeavyWork {
  static var benchmarks: [Benchmark] {
    [
      Benchmark("search in 10,000 texts, by the reducer", Texts(), Search.searched("9: buy")),
      Benchmark("search in 10,000 texts, by an effect before", Texts(), Search.found([9, 19])),
    ]
  }

  private struct Texts: StateType {
    let texts = (0..<10_000).map { "Note \($0): buy bread, milk and a newspaper" }
    var found: [Int] = []

    mutating func reduce(_ action: any ActionType) {
      switch action.as(Search.self) {
      case .searched(let word):
        found = texts.indices.filter { texts[$0].lowercased().contains(word) }
      case .found(let hits): found = hits
      case nil: break
      }
    }
  }

  private enum Search: ActionType {
    case searched(String)
    case found([Int])
  }
}
