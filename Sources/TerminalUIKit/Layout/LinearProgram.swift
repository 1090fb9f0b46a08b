/// Everything that the layout of one axis is asked for, as a value: equal programs have equal answers.
struct LinearProgram: Hashable {
  struct Wish: Hashable {
    var relation: LinearRelation
    var priority: Float
  }

  private(set) var kinds: [LinearSolver.Kind] = []
  private(set) var demands: [LinearRelation] = []
  private(set) var wishes: [Wish] = []

  mutating func makeVariable(_ kind: LinearSolver.Kind) -> LinearExpression {
    kinds.append(kind)
    return LinearExpression(variable: kinds.count - 1)
  }

  mutating func demand(_ relation: LinearRelation) {
    demands.append(relation)
  }

  mutating func wish(_ relation: LinearRelation, _ priority: Float) {
    wishes.append(Wish(relation: relation, priority: priority))
  }

  /// The solved program, and which demands had to be dropped because they contradict earlier ones.
  func solved() -> (solver: LinearSolver, dropped: [Int]) {
    var solver = LinearSolver(kinds: kinds)
    let dropped = demands.indices.filter { !solver.require(demands[$0]) }
    let levels = Dictionary(grouping: wishes, by: \.priority)
    for priority in levels.keys.sorted(by: >) {
      solver.prefer(levels[priority, default: []].map(\.relation))
    }
    return (solver, dropped)
  }

  /// The fewest demands that can't hold together with the dropped one, which comes last.
  ///
  /// Whatever completes a contradiction belongs to it, so each round finds one more culprit.
  func contradiction(of dropped: Int) -> [Int] {
    var culprits = [dropped]
    while true {
      var solver = LinearSolver(kinds: kinds)
      guard culprits.allSatisfy({ solver.require(demands[$0]) }),
        let next = (0..<dropped).first(where: { !solver.require(demands[$0]) })
      else { return culprits.sorted() }
      culprits.append(next)
    }
  }
}
