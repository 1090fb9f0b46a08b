/// All constraints of the layout along one axis, as a value: equal programs have equal solutions.
struct LinearProgram: Hashable {
  struct Preference: Hashable {
    var relation: LinearRelation
    var priority: Float
  }

  private(set) var kinds: [LinearSolver.Kind] = []
  private(set) var requirements: [LinearRelation] = []
  private(set) var preferences: [Preference] = []

  mutating func makeVariable(_ kind: LinearSolver.Kind) -> LinearExpression {
    kinds.append(kind)
    return LinearExpression(variable: kinds.count - 1)
  }

  mutating func require(_ relation: LinearRelation) {
    requirements.append(relation)
  }

  mutating func prefer(_ relation: LinearRelation, _ priority: Float) {
    preferences.append(Preference(relation: relation, priority: priority))
  }

  /// The last solutions, which repeated layouts, and rows and screens of one kind, share.
  @MainActor private static var solutions: [LinearProgram: (solver: LinearSolver, dropped: [Int])] =
    [:]

  /// The same as `solved()`, which is slower.
  @MainActor var solution: (solver: LinearSolver, dropped: [Int]) {
    if let solution = Self.solutions[self] { return solution }
    if Self.solutions.count == 200 { Self.solutions.removeAll() }
    let solution = solved()
    Self.solutions[self] = solution
    return solution
  }

  /// Returns the solution, and the requirements that were dropped because they contradict earlier
  /// ones.
  func solved() -> (solver: LinearSolver, dropped: [Int]) {
    var solver = LinearSolver(kinds: kinds)
    let dropped = requirements.indices.filter { !solver.require(requirements[$0]) }
    let levels = Dictionary(grouping: preferences, by: \.priority)
    for priority in levels.keys.sorted(by: >) {
      solver.prefer(levels[priority, default: []].map(\.relation))
    }
    return (solver, dropped)
  }

  /// Returns a smallest set of requirements that contradict the dropped one, which is the last of
  /// them.
  ///
  /// The requirement that completes a contradiction is part of it, so each round finds one of them.
  func contradiction(of dropped: Int) -> [Int] {
    var conflicting = [dropped]
    while true {
      var solver = LinearSolver(kinds: kinds)
      guard conflicting.allSatisfy({ solver.require(requirements[$0]) }),
        let next = (0..<dropped).first(where: { !solver.require(requirements[$0]) })
      else { return conflicting.sorted() }
      conflicting.append(next)
    }
  }
}
