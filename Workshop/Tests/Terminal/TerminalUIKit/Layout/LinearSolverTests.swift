import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct LinearSolverTests {
  private func constant(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  @Test func `a greater priority beats any number of lesser ones`() {
    var program = LinearProgram()
    let width = program.makeVariable(.nonNegative)
    program.prefer(.zero(width - constant(10)), 251)
    for _ in 0..<5 { program.prefer(.zero(width - constant(90)), 250) }

    let answer = program.solved()

    #expect(answer.solver.value(of: width) == 10)
    #expect(answer.dropped == [])
  }

  @Test func `a lesser preference decides what a greater one leaves open`() {
    var program = LinearProgram()
    let width = program.makeVariable(.nonNegative)
    program.prefer(.zero(width - constant(200)), 100)
    program.prefer(.atLeastZero(constant(80) - width), 750)
    program.prefer(.atLeastZero(width - constant(20)), 750)

    let answer = program.solved()

    #expect(answer.solver.value(of: width) == 80)
  }

  @Test func `a requirement that contradicts earlier ones changes nothing`() {
    var solver = LinearSolver(kinds: [.nonNegative, .nonNegative])
    let first = LinearExpression(variable: 0)
    let second = LinearExpression(variable: 1)

    let answers = [
      solver.require(.zero(first + second - constant(10))),
      solver.require(.atLeastZero(first - constant(6))),
      solver.require(.atLeastZero(second - constant(6))),
      solver.require(.zero(second - constant(3))),
    ]

    #expect(answers == [true, true, false, true])
    #expect(solver.value(of: first) == 7)
  }

  @Test func `a contradiction contains only the requirements that conflict`() {
    var program = LinearProgram()
    let variables = (0..<4).map { _ in program.makeVariable(.nonNegative) }
    program.require(.zero(variables[3] - constant(1)))
    program.require(.atLeastZero(variables[0] - variables[1]))
    program.require(.zero(variables[2] - constant(5)))
    program.require(.atLeastZero(variables[1] - constant(50)))
    program.require(.zero(variables[0] - constant(40)))

    let dropped = program.solved().dropped

    #expect(dropped == [4])
    #expect(program.contradiction(of: 4) == [1, 3, 4])
  }

  @Test(
    arguments: [
      (0, true, true), (1, true, false), (1, false, true), (-1, false, false),
    ] as [(Double, Bool, Bool)])
  func `a relation without variables holds or not`(value: Double, isEquation: Bool, holds: Bool) {
    var solver = LinearSolver()

    let answer = solver.require(
      LinearRelation(expression: constant(value), isEquation: isEquation))

    #expect(answer == holds)
  }

  @Test func `an equal requirement is no contradiction`() {
    var solver = LinearSolver(kinds: [.free, .nonNegative])
    let demand = LinearRelation.zero(
      LinearExpression(variable: 0) - LinearExpression(variable: 1) - constant(4))

    let answers = (0..<3).map { _ in solver.require(demand) }

    #expect(answers == [true, true, true])
  }

  @Test func `a non-negative variable never goes below zero`() {
    var solver = LinearSolver(kinds: [.nonNegative])
    let width = LinearExpression(variable: 0)

    let isAccepted = solver.require(.zero(width + constant(5)))
    solver.prefer([.zero(width + constant(3))])

    #expect(!isAccepted)
    #expect(solver.value(of: width) == 0)
  }

  @Test func `expressions with equal terms are equal however they were made`() {
    let first = LinearExpression(variable: 2) * 3 + LinearExpression(variable: 1)
    let second = LinearExpression(variable: 1) + LinearExpression(variable: 2, coefficient: 3)

    let sum = first + LinearExpression(variable: 7) - LinearExpression(variable: 7)

    #expect(first == second)
    #expect(sum == first)
  }
}
