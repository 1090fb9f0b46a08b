import Testing

@testable import TerminalUIKit

/// Random programs of two variables, checked by trying all crossings of two lines; one is the best
/// point.
@Suite(.timeLimit(.minutes(30))) struct LinearProgramPropertyTests {
  @Test(arguments: [0..<100, 100..<200, 200..<300, 300..<400] as [Range<UInt64>])
  func `no crossing of two lines is better than the solution`(seeds: Range<UInt64>) {
    for seed in seeds {
      let random = RandomProgram(seed: seed)

      let answer = random.program.solved()
      let point = random.variables.map(answer.solver.value)

      #expect(answer.dropped == random.impossibleDemands, "seed \(seed)")
      let kept = random.requirements(without: answer.dropped)
      #expect(kept.allSatisfy { random.error(of: $0, at: point) < 0.02 }, "seed \(seed)")
      let best = random.bestErrors(keeping: kept)
      let found = random.errors(at: point)
      #expect(zip(best, found).allSatisfy { abs($0 - $1) < 0.05 }, "seed \(seed) \(best) \(found)")
    }
  }

  @Test func `a program always has the same solution`() {
    for seed in 0..<50 as Range<UInt64> {
      let programs = [RandomProgram(seed: seed), RandomProgram(seed: seed)]

      let points = programs.map { $0.variables.map($0.program.solved().solver.value) }

      #expect(points[0] == points[1], "seed \(seed)")
    }
  }
}

/// A random program of two variables between -40 and 40.
private struct RandomProgram {
  private(set) var program = LinearProgram()
  private(set) var variables: [LinearExpression] = []
  private let boundCount: Int

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2 {
      let kind: LinearSolver.Kind = Bool.random(using: &random) ? .free : .nonNegative
      let variable = program.makeVariable(kind)
      variables.append(variable)
      if kind == .nonNegative { program.require(.atLeastZero(variable)) }
      program.require(.atLeastZero(variable + LinearExpression(constant: 40)))
      program.require(.atLeastZero(LinearExpression(constant: 40) - variable))
    }
    boundCount = program.requirements.count
    for _ in 0..<Int.random(in: 0...5, using: &random) { program.require(relation(&random)) }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      program.prefer(relation(&random), [250, 500, 750].randomElement(using: &random) ?? 0)
    }
  }

  private func relation(_ random: inout SplitMix64) -> LinearRelation {
    var expression = LinearExpression(constant: Double(Int.random(in: -30...30, using: &random)))
    for variable in variables {
      expression.add(variable, times: Double(Int.random(in: -2...2, using: &random)))
    }
    return LinearRelation(
      expression: expression, isEquation: Int.random(in: 0..<3, using: &random) == 0)
  }

  func error(of relation: LinearRelation, at point: [Double]) -> Double {
    let value = relation.expression.terms.reduce(relation.expression.constant) {
      $0 + $1.coefficient * point[$1.variable]
    }
    return relation.isEquation ? abs(value) : max(0, -value)
  }

  /// Returns the errors of each priority, the greatest first.
  func errors(at point: [Double]) -> [Double] {
    [750, 500, 250].map { priority in
      program.preferences.filter { $0.priority == priority }
        .reduce(0) { $0 + error(of: $1.relation, at: point) }
    }
  }

  func requirements(without dropped: [Int]) -> [LinearRelation] {
    program.requirements.indices.filter { !dropped.contains($0) }.map { program.requirements[$0] }
  }

  var impossibleDemands: [Int] {
    var kept: [LinearRelation] = []
    return program.requirements.indices.filter { index in
      let tried = kept + [program.requirements[index]]
      let isPossible = index < boundCount || crossings(of: tried).contains { isKept(tried, at: $0) }
      if isPossible { kept = tried }
      return !isPossible
    }
  }

  func bestErrors(keeping requirements: [LinearRelation]) -> [Double] {
    crossings(of: requirements + program.preferences.map(\.relation))
      .filter { isKept(requirements, at: $0) }.map(errors)
      .min { first, second in
        let difference = zip(first, second).first { abs($0 - $1) > 1e-6 }
        return difference.map { $0.0 < $0.1 } ?? false
      } ?? []
  }

  private func isKept(_ requirements: [LinearRelation], at point: [Double]) -> Bool {
    requirements.allSatisfy { error(of: $0, at: point) < 1e-6 }
  }

  private func crossings(of relations: [LinearRelation]) -> [[Double]] {
    let lines = relations.map {
      ($0.expression.coefficient(of: 0), $0.expression.coefficient(of: 1), $0.expression.constant)
    }
    return lines.indices.flatMap { first in
      lines.indices.dropFirst(first + 1).compactMap { second in
        let (a, b, c) = lines[first]
        let (d, e, f) = lines[second]
        let determinant = a * e - b * d
        guard abs(determinant) > 1e-9 else { return nil }
        return [(b * f - c * e) / determinant, (c * d - a * f) / determinant]
      }
    }
  }
}
